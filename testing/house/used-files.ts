import { posix } from 'node:path';
import { isForTests, type SourceFile, suffixOf } from './source-file.ts';

const PRODUCT = /^(app|design|features|platform|sample)\//;

/** What is used in another way than by the product, and by what. */
const EXCEPTIONS: Record<string, string> = {
  'app/root.tsx': 'React Router, by its name',
  'app/routes.ts': 'React Router, by its name',
  'app/entry.client.tsx': 'React Router, by its name',
  'app/entry.server.tsx': 'React Router, by its name',
  'app/staff.ts': "an operator's command",
  'app/merchant.ts': "an operator's command",
  'app/mark.ts': "an operator's command",
  'app/recount.ts': "an operator's command",
  'design/icons/generate.ts': 'a command that writes the icons',
  'design/masonry/steps-css.ts': 'the test that compares the style sheet with the geometry',
  'platform/database/catalogue.ts': 'the drawing of the data model, and the tests of it',
  'sample/art/contact-sheet.ts': 'a command that shows what is painted',
  'sample/clips/record-clips.ts': 'a command that records the clips',
};

/** A path in quotes, from the file's folder: a page among the routes, what a worker runs. */
const NAMED = /['"`]((?:\.{1,2}\/)?[\w./$-]+\.(?:tsx?|css))['"`]/g;

/** What only its tests use proves nothing of the product. Tables are the schema as tests hold it against the database. */
export function usedFiles(files: SourceFile[]): string[] {
  const used = new Set(files.filter(isUser).flatMap(usesOf));
  return files
    .map(({ path }) => path)
    .filter((path) => PRODUCT.test(path) && !isForTests(path) && !path.endsWith('.d.ts'))
    .filter((path) => !used.has(path) && suffixOf(path) !== 'tables' && !(path in EXCEPTIONS))
    .map((path) => `${path} is used by nothing`);
}

/** Files of the product, and those beside its folders that start or build it. */
function isUser({ path }: SourceFile): boolean {
  return !isForTests(path) && (PRODUCT.test(path) || path.startsWith('bin/') || !path.includes('/'));
}

function usesOf({ path, text, imports }: SourceFile): string[] {
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => posix.join(posix.dirname(path), name));
  return [...imports.map(({ target }) => target), ...named].filter((target) => target !== path);
}
