import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/telemetry/log.ts';
import { openDatabase } from './database.ts';
import { keepEmbeddedPostgres } from './kept-postgres.ts';
import { findPostmaster } from './postgres-process.ts';

let dataDir: string;
const lost: string[] = [];
const logged: string[] = [];
const log = createLog('error', { write: (line) => logged.push(JSON.parse(line).msg) });
const onLost = ({ message }: Error) => lost.push(message);

const keep = (checkEveryMs: number) => keepEmbeddedPostgres({ dataDir, log, onLost, checkEveryMs });
const postmaster = () => findPostmaster(join(dataDir, 'postgres'));

beforeEach(async () => {
  logged.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'kept-'));
  return () => rm(dataDir, { recursive: true });
});

test('a database that was killed is there again, at the same address and with what it held', {
  timeout: 60_000,
}, async () => {
  const kept = await keep(50);
  const db = openDatabase(kept.url);
  await db.rows("create table cats as select 'Tom' as name");
  const killed = await postmaster();
  process.kill(killed ?? 0, 'SIGKILL');
  // A connection's own process outlives the postmaster for a moment and still answers.
  await expect.poll(postmaster, { timeout: 40_000 }).not.toBe(killed);
  await expect
    .poll(() => db.rows('select name from cats').catch(() => null), { timeout: 40_000 })
    .toEqual([{ name: 'Tom' }]);
  await db.close();
  await kept.stop();
  expect(await postmaster()).toBeNull();
  expect(lost).toEqual([]);
  expect(logged).toContain('the database died; restarting it');
});

test('one whose port was taken meanwhile is given up in one line, as nobody would find it elsewhere', {
  timeout: 60_000,
}, async () => {
  const kept = await keep(400);
  const port = Number(new URL(kept.url).port);
  process.kill((await postmaster()) ?? 0, 'SIGKILL');
  const other = createServer();
  await vi.waitFor(async () => {
    other.listen(port, '127.0.0.1');
    await once(other, 'listening');
  });
  await expect
    .poll(() => lost, { timeout: 40_000 })
    .toEqual([
      `The database died and could not be restarted: Another program uses port ${port} of the embedded database.`,
    ]);
  expect(logged.filter((line) => line === 'the database could not be restarted')).toHaveLength(15);
  await kept.stop();
  expect(await postmaster()).toBeNull();
  other.close();
});
