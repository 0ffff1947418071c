import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';
import type { Plugin } from 'vite';

/** Each has what those before it have. */
const PARTS = ['first', 'late', 'members', 'staff'] as const;

type Part = (typeof PARTS)[number];

interface Catalogues {
  folder: string;
  /** The language of the code, whose catalogue tells where each text is. */
  source: string;
  locales: readonly string[];
  /** The files whose texts a part has. */
  filesOf(): Promise<Record<string, ReadonlySet<string>>>;
}

/** Lingui's own step compiles what ends like this. */
const PART = /\.po\?(first|late|members|staff)\?lingui$/;
const TEXT_FILES = 'virtual:text-files';

/**
 * Browsers load of a catalogue what pages may show to them: a visitor's the texts of all pages before the page starts
 * (`first`), and those of what loads later (`late`) meanwhile. `virtual:text-files` has the addresses of all.
 */
export function splitCatalogues({ folder, source, locales, filesOf }: Catalogues): Plugin {
  let idsOf: Promise<Record<Part, ReadonlySet<string>>> | undefined;
  const files: Record<string, Partial<Record<Part, string>>> = {};
  return {
    name: 'split-catalogues',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const locale of locales) {
        for (const part of ['first', 'members', 'staff'])
          this.emitFile({
            type: 'chunk',
            id: join(folder, `${locale}.po?${part}?lingui`),
            name: `${locale}-${part}`,
          });
      }
    },
    transform: {
      filter: { id: PART },
      async handler(code, id) {
        idsOf ??= readIds(join(folder, `${source}.po`), await filesOf());
        return { code: partOf(code, id, await idsOf), map: null, moduleType: 'js' };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const id = (chunk.type === 'chunk' && chunk.facadeModuleId) || '';
        const part = PART.exec(id)?.[1];
        if (!part) continue;
        const locale = localeOf(id);
        files[locale] = { ...files[locale], [part]: `/${chunk.fileName}` };
      }
    },
    resolveId: (id) => (id === TEXT_FILES ? `\0${TEXT_FILES}` : undefined),
    load(id) {
      if (id !== `\0${TEXT_FILES}`) return undefined;
      const known = this.environment.mode === 'build' ? files : unbuilt(locales);
      return `export const textFiles = ${JSON.stringify(known)};`;
    },
  };
}

const localeOf = (path: string) => basename(path.split('?', 1)[0] ?? '', '.po');

function unbuilt(locales: readonly string[]): Record<string, Record<string, string>> {
  const address = (locale: string, part: Part) => [part, `/app/locales/${locale}.po?import&${part}?lingui`];
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(PARTS.map((part) => address(locale, part)))]),
  );
}

async function readIds(
  path: string,
  filesOf: Record<string, ReadonlySet<string>>,
): Promise<Record<Part, ReadonlySet<string>>> {
  const { items } = parsePo(await readFile(path, 'utf8'));
  const idsOf = (part: Part) => {
    const files = filesOf[part] ?? new Set();
    const said = items.filter(({ references }) => references.some((file) => files.has(file)));
    return new Set(said.map(({ msgid, msgctxt }) => generateMessageId(msgid, msgctxt ?? undefined)));
  };
  return { first: idsOf('first'), late: idsOf('late'), members: idsOf('members'), staff: idsOf('staff') };
}

function partOf(compiled: string, id: string, idsOf: Record<Part, ReadonlySet<string>>): string {
  const part = PART.exec(id)?.[1] as Part;
  const [, literal] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(compiled) ?? [];
  if (!literal) throw new Error(`${id} is not compiled as expected`);
  const messages: Record<string, unknown> = JSON.parse(JSON.parse(literal));
  const isWanted = (text: string) => idsOf[part].has(text) && !(part === 'late' && idsOf.first.has(text));
  const wanted = Object.entries(messages).filter(([text]) => isWanted(text));
  const code = `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(wanted)))});`;
  if (part !== 'first') return code;
  const late = `./${localeOf(id)}.po?late?lingui`;
  // Where it fails, what comes later is in the language of the code.
  return `${code}
globalThis.lateTexts = import(${JSON.stringify(late)}).then((late) => Object.assign(messages, late.messages), () => {});`;
}
