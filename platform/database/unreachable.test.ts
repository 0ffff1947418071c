import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { openDatabase } from './database.ts';
import { isUnreachable } from './unreachable.ts';

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'away-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'none',
    (error: unknown) => error,
  );

test('a database is away where nothing listens at its port or its socket', async () => {
  for (const host of ['127.0.0.1', encodeURIComponent(await emptyFolder())]) {
    const away = openDatabase(`postgres://nobody@${host}:1/none`);
    const failure = await failureOf(away.rows('select 1'));
    expect(isUnreachable(failure), host).toBe(true);
    // Libraries wrap the error of a connection in one of their own.
    expect(isUnreachable(new Error('no answer', { cause: failure })), host).toBe(true);
    await away.close();
  }
});

test('a connection that ends while a statement runs is away', async () => {
  const db = await freshDatabase();
  const [one, two] = await Promise.all([db.pool.connect(), db.pool.connect()]);
  const { rows } = await one.query('select pg_backend_pid() as pid');
  one.on('error', () => {});
  const running = failureOf(one.query('select pg_sleep(60)'));
  await two.query('select pg_terminate_backend($1::int)', [rows[0].pid]);
  expect(isUnreachable(await running)).toBe(true);
  one.release(true);
  two.release();
});

test('a mistake is not an absence: a missing file, a wrong statement, what is no error', async () => {
  const db = await freshDatabase();
  expect(isUnreachable(await failureOf(readFile(join(await emptyFolder(), 'none'))))).toBe(false);
  expect(isUnreachable(await failureOf(db.rows('select nothing')))).toBe(false);
  expect(isUnreachable({ code: 'ECONNREFUSED' })).toBe(false);
  expect(isUnreachable(undefined)).toBe(false);
});
