import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '#platform/telemetry/log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { explainFailure, explainSystemError, findPostmaster, runProgram } from './postgres-process.ts';

let dataDir: string;
const log = createLog('silent');
const start = () => startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

async function ask(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('makes the database once and keeps what is in it', { timeout: 60_000 }, async () => {
  const doing: string[] = [];
  const first = await startEmbeddedPostgres({ dataDir, log, onProgress: (step) => doing.push(step) });
  await ask(first.url, "create table cats as select 'Tom' as name");
  await first.stop();
  await expect(ask(first.url, 'select 1')).rejects.toThrow();
  const second = await start();
  expect(doing).toEqual(['Creating the database', 'Starting the database']);
  expect(await ask(second.url, 'select name from cats')).toEqual([{ name: 'Tom' }]);
  await second.stop();
});

test('listens on the loopback and in its own folder, in UTF-8, sorting the same on every system', async () => {
  const server = await start();
  const [row] = await ask(
    server.url,
    `select current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding,
      current_setting('unix_socket_directories') as sockets, inet_server_addr() as asked, datlocale as locale
     from pg_database where datname = current_database()`,
  );
  const sockets = join(dataDir, 'postgres');
  expect(row).toEqual({ listens: '127.0.0.1', encoding: 'UTF8', sockets, asked: null, locale: 'C.UTF-8' });
  expect((await stat(sockets)).mode & 0o777).toBe(0o700);
  await server.stop();
});

test('is asked at its port where the path of a socket would be too long or strange', async () => {
  const strange = join(dataDir, 'it’s a long way home'.repeat(5));
  const server = await startEmbeddedPostgres({ dataDir: strange, log, settings: { fsync: 'off' } });
  expect(await ask(server.url, 'select host(inet_server_addr()) as asked')).toEqual([{ asked: '127.0.0.1' }]);
  await server.stop();
});

test('asks for the password, which only the owner may read', async () => {
  const server = await start();
  const wrong = Object.assign(new URL(server.url), { password: 'guess' }).href;
  await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  await server.stop();
});

test('joins a server that another living process started, and leaves it running', async () => {
  const owner = await start();
  const file = join(dataDir, 'postgres.json');
  const own = await readFile(file, 'utf8');
  await writeFile(file, own.replace(`"ownerPid": ${process.pid}`, `"ownerPid": ${process.ppid}`));
  const joined = await start();
  expect(joined.url).toBe(owner.url);
  await joined.stop();
  expect(await ask(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
});

test('takes over a server whose owner was killed', async () => {
  const left = await start();
  const file = join(dataDir, 'postgres.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(String(process.pid), String(2 ** 22 + 1)));
  const successor = await start();
  expect(successor.url).toBe(left.url);
  await successor.stop();
  await expect(ask(left.url, 'select 1')).rejects.toThrow();
});

test('starts over a lock file that a killed server left, even if its number is another program’s now', async () => {
  for (const pid of [2 ** 22 + 1, process.pid]) {
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${pid}\n${dataDir}/postgres\n`);
    const server = await start();
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  }
});

test('starts over the lock of a socket that a killed server left, whosever its number is now', async () => {
  const first = await start();
  await first.stop();
  const { port } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  const left = [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`, '.s.PGSQL.1', '.s.PGSQL.1.lock'];
  for (const name of left) await writeFile(join(dataDir, 'postgres', name), `${process.pid}\n`);
  const server = await start();
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('.s.'))).toEqual([]);
});

test('is asked at its port where its folder takes no sockets, or was moved while it ran', async () => {
  const asked = 'select host(inet_server_addr()) as asked';
  const running = await start();
  const moved = `${dataDir}-moved`;
  await rename(dataDir, moved);
  const joined = await startEmbeddedPostgres({ dataDir: moved, log });
  expect(await ask(joined.url, asked)).toEqual([{ asked: '127.0.0.1' }]);
  await joined.stop();
  await expect(ask(running.url, asked)).rejects.toThrow();
  await rename(moved, dataDir);
  await (await start()).stop();

  const { port } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  // A folder of this name cannot be removed like a file, and nothing can listen there.
  const inTheWay = join(dataDir, 'postgres', `.s.PGSQL.${port}`, 'full');
  await mkdir(inTheWay, { recursive: true });
  const server = await start();
  expect(await ask(server.url, asked)).toEqual([{ asked: '127.0.0.1' }]);
  await server.stop();
  await rm(join(dataDir, 'postgres', `.s.PGSQL.${port}`), { recursive: true });
});

test('recovers after the server itself was killed', async () => {
  const killed = await start();
  await ask(killed.url, 'create table kept (n int)');
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  const server = await start();
  expect(await ask(server.url, 'select count(*)::int as count from kept')).toEqual([{ count: 0 }]);
  await server.stop();
});

test('says in one line what is wrong', async () => {
  const file = join(dataDir, 'no-folder');
  await writeFile(file, '');
  await expect(startEmbeddedPostgres({ dataDir: file, log })).rejects.toThrow(
    /no-folder is a file, not a folder/,
  );
});

test.each([
  [
    'could not write: No space left on device',
    'No space is left on the disk of /d, so the database cannot start.',
  ],
  [
    'could not open "PG_VERSION": Permission denied',
    'The database cannot write to /d. Give the folder to the user who starts the server, or set DATA_DIR.',
  ],
  [
    'DETAIL: The data directory was initialized by PostgreSQL version 12',
    'The database in /d was created by another major version of PostgreSQL. Dump it with that version first.',
  ],
  [
    'LOG:  starting\nFATAL:  could not map memory\nDETAIL: x',
    'The embedded PostgreSQL in /d does not start: could not map memory',
  ],
  ['first line\nstopped waiting\n', 'The embedded PostgreSQL in /d does not start: stopped waiting'],
])('one line for a person tells what %j means', (output, line) => {
  expect(explainFailure(output, '/d')).toBe(line);
});

test.each([
  [
    'EACCES',
    'The database cannot write to /d. Give the folder to the user who starts the server, or set DATA_DIR.',
  ],
  [
    'EPERM',
    'The database cannot write to /d. Give the folder to the user who starts the server, or set DATA_DIR.',
  ],
  [
    'EROFS',
    'The database cannot write to /d. Give the folder to the user who starts the server, or set DATA_DIR.',
  ],
  ['ENOSPC', 'No space is left on the disk of /d, so the database cannot start.'],
  ['ENOTDIR', 'DATA_DIR /d is a file, not a folder.'],
  ['EMFILE', 'as the system says it'],
])('the system’s %s is explained to a person where there is something to do', (code, line) => {
  const failure = Object.assign(new Error('as the system says it'), { code });
  expect(explainSystemError(failure, '/d')).toMatchObject({ message: line });
});

test.runIf(existsSync('/proc/self/comm'))('finds its server also where there is no ps', async () => {
  const server = await start();
  vi.stubEnv('PATH', '');
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeGreaterThan(1);
  await writeFile(join(dataDir, 'postmaster.pid'), String(process.pid));
  expect(await findPostmaster(dataDir)).toBeNull();
  vi.unstubAllEnvs();
  await server.stop();
});

test('its programs get no setting of ours, and speak English', async () => {
  vi.stubEnv('SECRET', 'of ours');
  const show = 'process.stdout.write(JSON.stringify(process.env))';
  const { code, output } = await runProgram(process.execPath, ['--eval', show], {}, dataDir);
  vi.unstubAllEnvs();
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ LC_ALL: 'C', TZ: 'UTC' });
  expect(output).not.toContain('of ours');
});
