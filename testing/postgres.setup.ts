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
import { CLUSTER_SETTINGS, spreadTables } from '#platform/database/spread.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
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
  await asAdmin([server.url], `create database ${TEMPLATE}`);
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

const NODES = `select nodename || ':' || nodeport as host from pg_dist_node where noderole = 'primary' order by groupid`;

async function setUpCluster(project: TestProject, url: string) {
  const { rows } = await asAdmin([url], NODES);
  const nodes = rows.map(({ host }) => Object.assign(new URL(url), { host }).href);
  const template = databaseAt(url, TEMPLATE);
  await dropTemplate(nodes);
  await asAdmin(nodes, `create database ${TEMPLATE}`);
  await asAdmin(
    nodes.map((node) => databaseAt(node, TEMPLATE)),
    'create extension citus',
  );
  const [coordinator, ...workers] = nodes.map((node) => new URL(node));
  await asAdmin(
    [template],
    `select citus_set_coordinator_host('${coordinator?.hostname}', ${coordinator?.port})`,
  );
  for (const { hostname, port } of workers)
    await asAdmin([template], `select citus_add_node('${hostname}', ${port})`);
  await asAdmin([template], `alter database ${TEMPLATE} set citus.shard_count = 4`);
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
  await asAdmin(nodes, `alter database ${TEMPLATE} with is_template true allow_connections false`);
  await asAdmin(
    nodes,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${TEMPLATE}'`,
  );
}

async function dropTemplate(nodes: string[]) {
  await asAdmin(nodes, `update pg_database set datistemplate = false where datname = '${TEMPLATE}'`);
  await asAdmin(nodes, `drop database if exists ${TEMPLATE} with (force)`);
}

const databaseAt = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs the statement on each server; answers what the last one did. */
async function asAdmin(urls: string[], statement: string) {
  let answer: pg.QueryResult = { rows: [], command: '', rowCount: 0, oid: 0, fields: [] };
  for (const url of urls) {
    const client = new pg.Client(url);
    await client.connect();
    answer = await client.query(statement);
    await client.end();
  }
  return answer;
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
