import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '#platform/config/config.ts';

const ROOT = join(import.meta.dirname, '..');

test('docs/running.md names every setting, and no other', async () => {
  const page = await readFile(join(ROOT, 'docs/running.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(SETTINGS).toContain('DATABASE_URL');
  expect(named.sort()).toEqual([...SETTINGS].sort());
});

test('the README asks for the Node that package.json asks for', async () => {
  const [readme, manifest] = await Promise.all(
    ['README.md', 'package.json'].map((name) => readFile(join(ROOT, name), 'utf8')),
  );
  const [, asked] = /\[Node\]\(https:\/\/nodejs\.org\) ([\d.]+) or newer/.exec(readme ?? '') ?? [];
  expect(JSON.parse(manifest ?? '{}').engines).toEqual({ node: `>=${asked}` });
});

test('npm test forgets every setting of whoever runs it, and nothing else', async () => {
  const bin: { forgetSettings(env: Record<string, string>): Promise<void> } = await import(
    join(ROOT, 'bin/settings.mjs')
  );
  const env = Object.fromEntries([...SETTINGS, 'PATH', 'CHROMIUM_PATH'].map((name) => [name, 'theirs']));
  await bin.forgetSettings(env);
  expect(env).toEqual({ PATH: 'theirs', CHROMIUM_PATH: 'theirs' });
  expect(await readFile(join(ROOT, 'bin/test.mjs'), 'utf8')).toContain('await forgetSettings(process.env);');
});
