import { posix } from 'node:path';
import { NOUNS_OF_PRODUCT, singular } from './nouns.ts';
import type { SourceFile } from './source-file.ts';
import { isForTests, suffixOf } from './source-file.ts';

const LAYERS = ['resource', 'service', 'store', 'tables', 'view', 'job', 'listener', 'test', 'journey'];

/** Endings that tools read, each where its tool looks for it. */
const TOOL_ENDINGS = [
  /^[a-z-]+\.config\.ts$/,
  /^app\/entry\.(server|client)\.tsx$/,
  /^testing\/[a-z-]+\.setup\.ts$/,
  /^bench\/[a-z-]+\.bench\.ts$/,
  /\.module\.css$/,
  /\.d\.ts$/,
];

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EMPTY_WORDS = /(^|[-/])(utils?|helpers?|commons?|managers?)([-./]|$)/i;

/** Paths are the product's words in kebab-case, with a layer of the closed list or none. */
export function pathNames(files: SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const why = refusalOfPath(path);
    return why ? [`${path}: ${why}`] : [];
  });
}

function refusalOfPath(path: string): string | undefined {
  const parts = path.split('/');
  const [name = ''] = posix.basename(path).split('.');
  const suffix = suffixOf(path);
  if (![...parts.slice(0, -1), name].every((part) => KEBAB.test(part))) return 'not in kebab-case';
  if (EMPTY_WORDS.test(path)) return 'a name that says nothing';
  if (name === 'index') return 'an index hides where things stand';
  if (!suffix || LAYERS.includes(suffix) || TOOL_ENDINGS.some((ending) => ending.test(path)))
    return undefined;
  return `.${suffix} is no layer`;
}

/** Where a product noun may appear, each with its reason. */
const MAY_NAME: Record<string, string> = {
  'design/icons/': 'drawings are called as those who drew them call them',
  'design/showcase/': 'the controls are shown with words of the product',
  'platform/database/catalogue.ts': 'the comment of a table',
  'platform/live/hear.ts': 'what PostgreSQL calls a line of its own',
};

/** `platform/` and `design/` name no product noun: what depends on one comes as a parameter. */
export function groundNouns(files: SourceFile[], allowed = MAY_NAME): string[] {
  return files
    .filter(({ path }) => /^(platform|design)\//.test(path) && !isForTests(path))
    .filter(({ path }) => !Object.keys(allowed).some((place) => path.startsWith(place)))
    .flatMap(({ path, code }) => {
      const words = `${path} ${code}`
        .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
        .map((word) => singular(word.toLowerCase()));
      const said = ` ${words.join(' ')} `;
      return NOUNS_OF_PRODUCT.filter((noun) => said.includes(` ${noun.replace('-', ' ')} `)).map(
        (noun) => `${path} names ${noun}`,
      );
    });
}
