import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/telemetry/log.ts';
import { findPostgresUser, giveTo, letPassTo, makeOwnedFolder } from './postgres-user.ts';

const isRoot = process.getuid?.() === 0;
const somebody = { uid: 54_321, gid: 54_321 };
const logged: string[] = [];
const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line).folder) });

let folder: string;

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

beforeEach(async () => {
  logged.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'user-'));
  return () => rm(folder, { recursive: true });
});

test('the folders above a path let the user of the database pass, and show it nothing', async () => {
  const closed = join(folder, 'closed');
  const open = join(closed, 'open');
  const path = join(open, 'data');
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  await chmod(closed, 0o740);
  await chmod(open, 0o711);
  await letPassTo(path, somebody, log);
  expect(await Promise.all([folder, closed, open, path].map(modeOf))).toEqual([0o701, 0o741, 0o711, 0o700]);
  expect(logged).toEqual([closed, folder]);
});

test.runIf(process.getuid)('owner and group of a folder pass by their own bits', async () => {
  const { uid, gid } = await stat(folder);
  const path = join(folder, 'data');
  await chmod(folder, 0o600);
  await letPassTo(path, { uid, gid: 54_321 }, log);
  expect(await modeOf(folder)).toBe(0o700);
  await letPassTo(path, { uid: 54_321, gid }, log);
  expect(await modeOf(folder)).toBe(0o710);
});

test('where the database runs as our own user, folders stay as they are', async () => {
  const { uid } = await stat(folder);
  await letPassTo(join(folder, 'data'), {}, log);
  await giveTo(folder, {});
  expect([await modeOf(folder), (await stat(folder)).uid, logged]).toEqual([0o700, uid, []]);
});

test.runIf(isRoot)('as root, the database gets another user, and folders that are its alone', async () => {
  const user = await findPostgresUser();
  expect(user.uid).toBeGreaterThan(0);
  expect(user.gid).toBeGreaterThan(0);
  const own = join(folder, 'above/own');
  await makeOwnedFolder(own, somebody);
  expect(await stat(own)).toMatchObject(somebody);
  expect(await modeOf(own)).toBe(0o700);
  expect((await stat(dirname(own))).uid).toBe(0);
});

test.runIf(process.getuid && !isRoot)('as anybody else, the database runs as the same user', async () => {
  expect(await findPostgresUser()).toEqual({});
});
