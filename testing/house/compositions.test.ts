import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from './project-files.ts';
import { type SourceFile, sourceFile } from './source-file.ts';

/** Styles that compose a class of a file that is not there, which only the build would notice. */
function brokenCompositions(files: SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bcomposes:[^;}]*\bfrom\s+['"]([^'"]+)['"]/g)]
        .map(([, from = '']) => posix.join(posix.dirname(path), from))
        .filter((target) => !paths.has(target))
        .map((target) => `${path} composes from ${target}`),
    );
}

test('styles compose from files that are there', async () => {
  const cards = (from: string) => [
    sourceFile('design/card/card.module.css', '.card { display: grid; }'),
    sourceFile('design/wall/wall.module.css', `.wall { composes: card\n  wide from "${from}"; }`),
  ];
  expect(brokenCompositions(cards('../card/card.module.css'))).toEqual([]);
  expect(brokenCompositions(cards('./card.module.css'))).toHaveLength(1);
  const project = await readProject();
  expect(project.some(({ path, text }) => path.endsWith('.css') && text.includes('composes:'))).toBe(true);
  expect(brokenCompositions(project)).toEqual([]);
});
