import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';

const PACKAGES = {
  'node_modules/served': { version: '1.0.0', integrity: 'a' },
  'node_modules/tested': { version: '2.0.0', integrity: 'b', dev: true },
};

/** An installation whose packages for development are pruned, as in the image that runs. */
async function prunedInstallation(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pinfold-pruned-'));
  afterFile(() => rm(root, { recursive: true }));
  for (const folder of ['app', 'bench', 'node_modules']) await mkdir(join(root, folder));
  await cp(import.meta.dirname, join(root, 'bin'), { recursive: true });
  const { 'node_modules/served': served } = PACKAGES;
  const lock = { packages: { '': {}, ...PACKAGES } };
  const present = { packages: { 'node_modules/served': served } };
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify(present));
  for (const file of ['app/greet.ts', 'bench/greet.ts'])
    await writeFile(join(root, file), "console.log('I see', process.argv[2] as string);\n");
  return root;
}

test('a command of the product runs where the packages for development are missing, and installs none', async () => {
  const root = await prunedInstallation();
  // No registry: what would be installed fails.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
  const command = (file: string) =>
    promisify(execFile)(process.execPath, ['bin/run.mjs', file, 'ada'], { cwd: root, env });
  expect((await command('app/greet.ts')).stdout).toBe('I see ada\n');
  await expect(command('bench/greet.ts')).rejects.toMatchObject({ code: 1 });
});
