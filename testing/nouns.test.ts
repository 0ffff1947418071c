import { readFile } from 'node:fs/promises';
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

test('ARCHITECTURE.md names the areas and their nouns', async () => {
  const text = await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const areas = new Set(Object.values(NOUNS).map(({ area }) => area));
  for (const area of areas) {
    const nouns = Object.keys(NOUNS).filter((noun) => NOUNS[noun]?.area === area);
    expect(text).toContain(`| \`${area}\` | ${nouns.join(', ')} |`);
  }
});

function nounOf(path: string): string | undefined {
  return path.startsWith('features/') ? path.split('/')[2] : undefined;
}
