import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { StartError } from '#platform/config/start-error.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { takeFileLock } from './file-lock.ts';
import {
  explainFailure,
  explainSystemError,
  findPostgresBinaries,
  findPostmaster,
  isAlive,
  type PostgresBinaries,
  runProgram,
} from './postgres-process.ts';
import { findPostgresUser, giveTo, letPassTo, makeOwnedFolder, type RunAs } from './postgres-user.ts';

export interface EmbeddedPostgres {
  url: string;
  /** False if another living process of ours started it. */
  isOurs: boolean;
  /** Does nothing if the server is not ours. */
  stop(): Promise<void>;
}

interface Options {
  /** The database is in `postgres/` of this folder, its port and password in `postgres.json`. */
  dataDir: string;
  log: Logger;
  onProgress?: (doing: string) => void;
  settings?: Record<string, string>;
  /** The port it must use; by default its previous one, or any free port if that is taken. */
  port?: number;
}

const NAME = 'pinfold';
const accessFile = z.object({
  port: z.number().int(),
  password: z.string(),
  ownerPid: z.number().int(),
  /** Folder of its socket, which is cheaper to use than the port; null if it has none. */
  socketFolder: z.string().nullable().default(null),
});
type Access = z.infer<typeof accessFile>;

/** Fits a machine with 1 GB of memory alongside the app itself. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '80',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};

/** Socket paths are short on every system; and pg_ctl passes these characters on unchanged. */
const SOCKET_FOLDER = /^[\w./-]{1,85}$/;

interface Server {
  dataDir: string;
  pgdata: string;
  binaries: PostgresBinaries;
  user: RunAs;
}

/** Creates the database on first use, or joins the server already running there. Listens on loopback only. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const binaries = await findPostgresBinaries();
  const user = await findPostgresUser();
  const server: Server = { dataDir, pgdata: join(dataDir, 'postgres'), binaries, user };
  let release: (() => Promise<void>) | undefined;
  try {
    await mkdir(dataDir, { recursive: true });
    release = await takeFileLock(join(dataDir, 'postgres.lock'));
    return await joinOrStart(server, options);
  } catch (error) {
    throw explainSystemError(error, dataDir);
  } finally {
    await release?.();
  }
}

async function joinOrStart(server: Server, options: Options): Promise<EmbeddedPostgres> {
  const known = await readAccess(server);
  // Waits for one that is starting or stopping: it answers soon, or its process is gone.
  for (let tries = 0; known && tries < 100 && (await findPostmaster(server.pgdata)); tries += 1) {
    const reached = await reach(known);
    if (reached) return joined(server, reached);
    await wait(200);
  }
  await letPassTo(server.pgdata, server.user, options.log);
  await letPassTo(server.binaries.postgres, server.user, options.log);
  const password = known?.password ?? randomBytes(24).toString('base64url');
  if (!(await exists(join(server.pgdata, 'PG_VERSION')))) {
    options.onProgress?.('Creating the database');
    await initialise(server, password);
  }
  const port = await portFor(options, known);
  options.onProgress?.('Starting the database');
  const wished: Access = {
    port,
    password,
    ownerPid: process.pid,
    socketFolder: socketFolderOf(server),
  };
  const access = await startReachable(server, wished, options.settings);
  await createDatabase(access);
  return { url: urlOf(access), isOurs: true, stop: () => stop(server) };
}

async function joined(server: Server, known: Access): Promise<EmbeddedPostgres> {
  if (known.ownerPid !== process.pid && isAlive(known.ownerPid))
    return { url: urlOf(known), isOurs: false, stop: async () => {} };
  await writeAccess(server, { ...known, ownerPid: process.pid });
  return { url: urlOf(known), isOurs: true, stop: () => stop(server) };
}

/** Created under another name and then renamed, so that a half-made database is never mistaken for a complete one. */
async function initialise({ dataDir, pgdata, binaries, user }: Server, password: string) {
  const unfinished = `${pgdata}.new`;
  const passwordFile = join(unfinished, 'password');
  const cluster = join(unfinished, 'cluster');
  await rm(unfinished, { recursive: true, force: true });
  await makeOwnedFolder(unfinished, user);
  await makeOwnedFolder(cluster, user);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(passwordFile, user);
  const { code, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${NAME}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // Built into PostgreSQL: sorts the same on every system and after every system update.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    user,
    unfinished,
  );
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(explainFailure(output, dataDir));
  }
  await rename(cluster, pgdata);
  await rm(unfinished, { recursive: true, force: true });
}

/** Only the database's user and root may enter its folder. */
function socketFolderOf({ pgdata }: Server): string | null {
  return process.platform !== 'win32' && SOCKET_FOLDER.test(pgdata) ? pgdata : null;
}

/** Uses the port alone where the file system does not support sockets. */
async function startReachable(server: Server, access: Access, settings = {}): Promise<Access> {
  await writeAccess(server, access);
  const problem = await start(server, access, settings);
  if (problem === null) return access;
  if (access.socketFolder !== null && problem.includes('Unix-domain socket'))
    return startReachable(server, { ...access, socketFolder: null }, settings);
  throw new StartError(explainFailure(problem, server.dataDir));
}

async function start(
  { pgdata, binaries, user }: Server,
  { port, socketFolder }: Access,
  settings: Record<string, string>,
): Promise<string | null> {
  const log = join(pgdata, 'server.log');
  await rm(log, { force: true });
  await forgetSockets(pgdata);
  const own = { port, unix_socket_directories: socketFolder ?? '' };
  const flags = Object.entries({ ...SETTINGS, ...settings, ...own }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  // pg_ctl gives the server its own session, so that Ctrl-C reaches only us and we stop it last.
  const { code, output } = await runProgram(
    binaries.pg_ctl,
    ['start', '-w', '-t', '60', '-s', '-D', pgdata, '-l', log, '-o', flags.join(' ')],
    user,
    pgdata,
  );
  return code === 0 ? null : readFile(log, 'utf8').catch(() => output);
}

/** Removes the sockets of a killed server: their locks name a process whose number may be reused by now. */
async function forgetSockets(pgdata: string): Promise<void> {
  const files = (await readdir(pgdata, { withFileTypes: true })).filter((entry) => !entry.isDirectory());
  const left = files.filter(({ name }) => name.startsWith('.s.PGSQL.'));
  await Promise.all(left.map(({ name }) => rm(join(pgdata, name), { force: true })));
}

async function stop({ pgdata, binaries, user }: Server) {
  if (!(await findPostmaster(pgdata))) return;
  const args = ['stop', '-w', '-s', '-D', pgdata];
  const { code } = await runProgram(binaries.pg_ctl, [...args, '-m', 'fast', '-t', '30'], user, pgdata);
  if (code !== 0) await runProgram(binaries.pg_ctl, [...args, '-m', 'immediate', '-t', '10'], user, pgdata);
}

/** Checked at each start, as the very first one may have been killed before this step. */
async function createDatabase(access: Access) {
  const client = new pg.Client(urlOf(access, 'postgres'));
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
  if (rowCount === 0) await client.query(`create database ${NAME}`);
  await client.end();
}

async function reach(known: Access): Promise<Access | null> {
  if (await answers(known)) return known;
  const atPort = { ...known, socketFolder: null };
  return known.socketFolder !== null && (await answers(atPort)) ? atPort : null;
}

async function answers(access: Access): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(access, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf({ port, password, socketFolder }: Access, database = NAME): string {
  const host = socketFolder === null ? '127.0.0.1' : encodeURIComponent(socketFolder);
  return `postgres://${NAME}:${password}@${host}:${port}/${database}`;
}

async function readAccess({ dataDir }: Server): Promise<Access | null> {
  const text = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => null);
  return text === null ? null : accessFile.parse(JSON.parse(text));
}

async function writeAccess({ dataDir }: Server, access: Access) {
  const file = join(dataDir, 'postgres.json');
  await writeFile(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function portFor({ port }: Options, known: Access | null): Promise<number> {
  const free = await freePort(port ?? known?.port);
  if (port !== undefined && free !== port)
    throw new StartError(`Another program uses port ${port} of the embedded database.`);
  return free;
}

/** The preferred port if it is free, so that addresses in other tools stay valid; else any. */
function freePort(wished = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', (error) => (wished === 0 ? fail(error) : done(freePort())));
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
