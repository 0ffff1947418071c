import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { packAssets } from './pack-assets.ts';

const LONG = 'a line that repeats itself\n'.repeat(100);

/** Builds a page with these files beside it. Returns the folder of the build. */
async function built(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pinfold-pack-'));
  afterFile(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'public/fonts'), { recursive: true });
  await writeFile(join(root, 'index.html'), '<!doctype html><title>A page</title>');
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'public', name), text);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [packAssets()] });
  return join(root, 'dist');
}

test('texts of a build lie there packed, too, wherever they are; pictures and what is too short do not', async () => {
  const kinds = ['js', 'css', 'svg', 'json', 'txt', 'webmanifest'].map((ending) => `a.${ending}`);
  const others = ['a.png', 'a.svgz', 'ajs', 'a.css.map'];
  const long = [...kinds, 'fonts/list.txt', ...others].map((name) => [name, LONG]);
  const folder = await built({ ...Object.fromEntries(long), 'short.txt': 'a' });
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
  const packed = [...kinds, 'fonts/list.txt'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(names.sort()).toEqual(packed.sort());
  expect(brotliDecompressSync(await readFile(join(folder, 'a.css.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(join(folder, 'a.css.gz'))).toString()).toBe(LONG);
});
