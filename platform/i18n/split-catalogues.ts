import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';
import type { Plugin } from 'vite';

/** What a page needs before it starts, and what it loads meanwhile. */
const FIRST = 'first';
const LATE = 'late';

interface Catalogues {
  folder: string;
  /** The language of the code, whose catalogue tells where each text is. */
  source: string;
  locales: readonly string[];
  /** Further parts, each of which a page may load in place of the first two. */
  wholes: readonly string[];
  /** The files whose texts a part has. */
  filesOf(): Promise<Record<string, ReadonlySet<string>>>;
}

type Files = Record<string, Record<string, string>>;

/** Lingui's own step compiles what ends like this. */
const PART = /\.po\?(\w+)\?lingui$/;
const TEXT_FILES = 'virtual:text-files';

/** Browsers load of a catalogue what pages may show to them. `virtual:text-files` has the addresses of all parts. */
export function splitCatalogues(catalogues: Catalogues): Plugin {
  const { folder, locales } = catalogues;
  const parts = [FIRST, ...catalogues.wholes];
  let idsOf: ReturnType<typeof readIds> | undefined;
  const built: Files = {};
  return {
    name: 'split-catalogues',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const locale of locales)
        for (const part of parts)
          this.emitFile({
            ...{ type: 'chunk', name: `texts-${locale}-${part}` },
            id: join(folder, `${locale}.po?${part}?lingui`),
          });
    },
    transform: {
      filter: { id: PART },
      async handler(code, id) {
        idsOf ??= readIds(catalogues);
        return { code: await partOf(code, id, await idsOf), map: null, moduleType: 'js' };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId) note(built, chunk.facadeModuleId, chunk.fileName);
    },
    resolveId: (id) => (id === TEXT_FILES ? `\0${TEXT_FILES}` : undefined),
    load(id) {
      if (id !== `\0${TEXT_FILES}`) return undefined;
      const known = this.environment.mode === 'build' ? built : unbuilt(locales, parts);
      return `export const textFiles = ${JSON.stringify(known)};`;
    },
  };
}

const localeOf = (path: string) => basename(path.split('?', 1)[0] ?? '', '.po');

function note(files: Files, id: string, fileName: string): void {
  const part = PART.exec(id)?.[1];
  if (part) files[localeOf(id)] = { ...files[localeOf(id)], [part]: `/${fileName}` };
}

function unbuilt(locales: readonly string[], parts: readonly string[]): Files {
  const address = (locale: string, part: string) => [part, `/app/locales/${locale}.po?import&${part}?lingui`];
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(parts.map((part) => address(locale, part)))]),
  );
}

async function readIds({
  folder,
  source,
  filesOf,
}: Catalogues): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { items } = parsePo(await readFile(join(folder, `${source}.po`), 'utf8'));
  const saidIn = (files: ReadonlySet<string>) => {
    const said = items.filter(({ references }) => references.some((file) => files.has(file)));
    return new Set(said.map(({ msgid, msgctxt }) => generateMessageId(msgid, msgctxt ?? undefined)));
  };
  return new Map(Object.entries(await filesOf()).map(([part, files]) => [part, saidIn(files)]));
}

async function partOf(
  compiled: string,
  id: string,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string> {
  const part = PART.exec(id)?.[1] ?? '';
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(compiled)}`);
  const isWanted = (text: string) =>
    idsOf.get(part)?.has(text) && !(part === LATE && idsOf.get(FIRST)?.has(text));
  const wanted = Object.entries<unknown>(messages).filter(([text]) => isWanted(text));
  const code = `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(wanted)))});`;
  if (part !== FIRST) return code;
  const late = JSON.stringify(`./${localeOf(id)}.po?${LATE}?lingui`);
  // Where it fails, what comes later is in the language of the code.
  return `${code}
globalThis.lateTexts = import(${late}).then((late) => Object.assign(messages, late.messages), () => {});`;
}
