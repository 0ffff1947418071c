import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeFileLock } from './file-lock.ts';

async function lockPath() {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'a.lock');
}

test('one holder at a time', async () => {
  const path = await lockPath();
  const release = await takeFileLock(path);
  await expect(takeFileLock(path, 0)).rejects.toThrow(/holds .*a\.lock/);
  await release();
  const again = await takeFileLock(path, 0);
  await again();
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test('who waits gets it once it is released', async () => {
  const path = await lockPath();
  const release = await takeFileLock(path);
  const waiting = takeFileLock(path);
  await expect(takeFileLock(path, 0)).rejects.toThrow('holds');
  await release();
  await (await waiting)();
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test('the lock of a dead process, or of a former one with our number, is taken over', async () => {
  const path = await lockPath();
  for (const pid of [2 ** 22 + 1, process.pid]) {
    await writeFile(path, String(pid));
    await (await takeFileLock(path, 0))();
  }
});
