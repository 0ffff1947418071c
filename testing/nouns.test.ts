import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOUNS } from './house/nouns.ts';
import { readProject } from './house/project-files.ts';
import { isForTests } from './house/source-file.ts';

const ROOT = join(import.meta.dirname, '..');

test('each noun uses only those before it, and all that it declares', async () => {
  const names = Object.keys(NOUNS);
  const used = new Set(
    (await readProject())
      .filter(({ path }) => !isForTests(path))
      .flatMap(({ path, imports }) => imports.map(({ target }) => `${nounOf(path)} uses ${nounOf(target)}`)),
  );
  for (const [index, [noun, { uses }]] of Object.entries(NOUNS).entries()) {
    expect([noun, uses.filter((other) => !names.slice(0, index).includes(other))]).toEqual([noun, []]);
    expect([noun, uses.filter((other) => !used.has(`${noun} uses ${other}`))]).toEqual([noun, []]);
  }
});

test('ARCHITECTURE.md names each noun with its area, its README and a few words', async () => {
  const text = await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| \[([\w-]+)\]\((\S+)\) \| [a-z].+ \|$/gm)];
  const readme = (area: string, noun: string) => `features/${area}/${noun}/README.md`;
  expect(rows.map(([, area, noun, page]) => [area, noun, page]).sort()).toEqual(
    Object.entries(NOUNS)
      .map(([noun, { area }]) => [area, noun, readme(area, noun)])
      .sort(),
  );
  for (const [, , , page = ''] of rows) await expect(access(join(ROOT, page))).resolves.toBeUndefined();
});

function nounOf(path: string): string | undefined {
  return path.startsWith('features/') ? path.split('/')[2] : undefined;
}
