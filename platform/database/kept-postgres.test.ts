import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#platform/telemetry/log.ts';
import { openDatabase } from './database.ts';
import { keepEmbeddedPostgres } from './kept-postgres.ts';
import { findPostmaster } from './postgres-process.ts';

test('a database that was killed is there again, at the same address and with what it held', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-'));
  const kept = await keepEmbeddedPostgres({ dataDir, log: createLog('silent') }, 50);
  const db = openDatabase(kept.url);
  await db.rows("create table cats as select 'Tom' as name");
  const killed = await findPostmaster(join(dataDir, 'postgres'));
  process.kill(killed ?? 0, 'SIGKILL');
  // A connection's own process outlives the postmaster for a moment, and answers.
  await expect.poll(() => findPostmaster(join(dataDir, 'postgres')), { timeout: 40_000 }).not.toBe(killed);
  await expect
    .poll(() => db.rows('select name from cats').catch(() => null), { timeout: 40_000 })
    .toEqual([{ name: 'Tom' }]);
  await db.close();
  await kept.stop();
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();
  await rm(dataDir, { recursive: true });
});
