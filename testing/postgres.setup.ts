import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { productJobs } from '#app/jobs.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { isAlive } from '#platform/database/postgres-process.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run; its database `pinfold_template` is migrated, has the queues, and is empty. */
    postgresUrl: string;
  }
}

const PREFIX = 'pinfold-test-';

const ROOM = 2 ** 30;

/** Nothing here outlives the run, so nothing needs to reach the disk. */
const THROW_AWAY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '200',
  io_method: 'sync',
  shared_buffers: '64MB',
};

/** Starts a PostgreSQL for the test run, with a template that `freshDatabase` clones. */
export default async function setup(project: TestProject) {
  const folder = await throwAwayFolder(ROOM);
  for (const used of new Set([folder, tmpdir()])) await sweep(used);
  const dataDir = await mkdtemp(join(folder, PREFIX));
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('error'), settings: THROW_AWAY });
  const template = new URL(server.url);
  template.pathname = '/pinfold_template';
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query('create database pinfold_template');
  await migrate(template.href);
  await installQueues(template.href);
  // As a template nobody can connect to it, so that a clone is never refused.
  await admin.query('alter database pinfold_template with is_template true allow_connections false');
  await admin.end();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Makes the queues of all jobs once: there are many, and every platform of a test wants them. */
async function installQueues(url: string) {
  const database = openDatabase(url);
  const log = createLog('error');
  const jobs = await openJobs({ database, log, jobs: productJobs, runsWorkers: false });
  await jobs.stop();
  await database.close();
}

/** Ends servers of runs that were killed: their owner is dead, so starting means taking over. */
async function sweep(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const dataDir = join(folder, name);
    const text = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => null);
    if (text === null || isAlive(Number(JSON.parse(text).ownerPid))) continue;
    const server = await startEmbeddedPostgres({ dataDir, log: createLog('error') }).catch(() => null);
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
