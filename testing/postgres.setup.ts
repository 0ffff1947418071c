import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { productJobs } from '#app/jobs.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { isAlive } from '#platform/database/postgres-process.ts';
import { CLUSTER_SETTINGS, spreadTables } from '#platform/database/spread.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createShared, databaseAt, listNodes, onEach } from './cluster.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run; its database `pinfold_template` is migrated, has the queues, and is empty. */
    postgresUrl: string;
    /** The same, or all nodes of the cluster named in CLUSTER_URL: each has its part of every database. */
    nodeUrls: string[];
    /** What a database needs set that a clone does not take over. */
    databaseSettings: readonly string[];
  }
}

const TEMPLATE = 'pinfold_template';

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

/** Starts a PostgreSQL for the test run, or takes the cluster of CLUSTER_URL, with a template that `freshDatabase` clones. */
export default async function setup(project: TestProject) {
  const { CLUSTER_URL } = process.env;
  if (CLUSTER_URL) return setUpCluster(project, CLUSTER_URL);
  const folder = await throwAwayFolder(ROOM);
  for (const used of new Set([folder, tmpdir()])) await sweep(used);
  const dataDir = await mkdtemp(join(folder, PREFIX));
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('error'), settings: THROW_AWAY });
  const template = databaseAt(server.url, TEMPLATE);
  await onEach([server.url], `create database ${TEMPLATE}`);
  await migrate(template);
  await installQueues(template);
  await closeTemplate([server.url]);
  project.provide('postgresUrl', server.url);
  project.provide('nodeUrls', [server.url]);
  project.provide('databaseSettings', []);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function setUpCluster(project: TestProject, url: string) {
  const nodes = await listNodes(url);
  const template = databaseAt(url, TEMPLATE);
  await dropTemplate(nodes);
  await createShared(nodes, TEMPLATE);
  await onEach([template], `alter database ${TEMPLATE} set citus.shard_count = 4`);
  await migrate(template);
  await installQueues(template);
  const database = openDatabase(template);
  await spreadTables(database);
  await database.close();
  await closeTemplate(nodes);
  project.provide('postgresUrl', url);
  project.provide('nodeUrls', nodes);
  project.provide('databaseSettings', CLUSTER_SETTINGS);
  return () => dropTemplate(nodes);
}

/** As a template nobody can connect to it, so that a clone is never refused. */
async function closeTemplate(nodes: string[]) {
  await onEach(nodes, `alter database ${TEMPLATE} with is_template true allow_connections false`);
  await onEach(nodes, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${TEMPLATE}'`);
}

async function dropTemplate(nodes: string[]) {
  await onEach(nodes, `update pg_database set datistemplate = false where datname = '${TEMPLATE}'`);
  await onEach(nodes, `drop database if exists ${TEMPLATE} with (force)`);
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
