import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testOfOneDatabase } from '#testing/one-database.ts';
import { migrate } from '../database/migrate.ts';
import { explainStartError, StartError } from './start-error.ts';

/** The system's error when it refuses to listen there. */
async function refusalToListen(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  return once(server, 'listening').then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('it listens on no port');
  return address.port;
}

async function refusalToConnect(change: (url: URL) => void): Promise<unknown> {
  const url = new URL(inject('postgresUrl'));
  change(url);
  const client = new pg.Client(url.href);
  return client.connect().then(
    () => client.end(),
    (error: unknown) => error,
  );
}

test('a port that is taken and an address of another machine are told in one line each', async () => {
  expect(explainStartError(await refusalToListen(await takenPort(), '127.0.0.1'))).toBe(
    'The port is already in use. Set PORT to another one.',
  );
  expect(explainStartError(await refusalToListen(0, '203.0.113.7'), '203.0.113.7')).toBe(
    'HOST is not an address of this machine. Set it to one of its addresses, or to 0.0.0.0 for all.',
  );
  const noName = 'no-such-host.invalid';
  expect(explainStartError(await refusalToListen(0, noName), noName)).toMatch(/^HOST is not an address/);
});

test('a database that cannot be used is told in one line, which names what to mend', async () => {
  for (const host of ['127.0.0.1', encodeURIComponent('/no-such-folder')]) {
    const nobodyThere = await refusalToConnect((url) => Object.assign(url, { host, port: '1' }));
    expect(explainStartError(nobodyThere, '127.0.0.1')).toMatch(/nothing is listening at DATABASE_URL\.$/);
  }
  const unknownHost = await refusalToConnect((url) => {
    url.hostname = 'no-such-host.invalid';
  });
  expect(explainStartError(unknownHost, '127.0.0.1')).toMatch(/the host in DATABASE_URL is unknown\.$/);
  const noDatabase = await refusalToConnect((url) => {
    url.pathname = '/no_such_database';
  });
  expect(explainStartError(noDatabase)).toBe('The database named in DATABASE_URL does not exist.');
});

testOfOneDatabase('its nodes trust everybody')('so is one that refuses the password', async () => {
  const wrongPassword = await refusalToConnect((url) => {
    url.password = 'wrong';
  });
  expect(explainStartError(wrongPassword)).toBe('The database rejects the password in DATABASE_URL.');
});

test('so is one that takes a connection and cuts it, or says nothing', async () => {
  for (const [listener, line] of [
    [(socket: Socket) => socket.destroy(), /closes the connection\.$/],
    [() => {}, /its host does not respond\.$/],
  ] as const) {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgres://nobody@127.0.0.1:${port}/nothing`;
    const problem = await migrate(url, { connectTimeoutMs: 300 }).catch((error: unknown) => error);
    expect(explainStartError(problem, '127.0.0.1')).toMatch(line);
    server.close();
  }
});

test.each([
  ['ENOSPC', 'No space is left on the disk.'],
  ['EACCES', "Missing permission: EACCES: open '/data/x'."],
  ['EPERM', "Missing permission: EPERM: open '/data/x'."],
  ['EROFS', "The disk is read-only: EROFS: open '/data/x'."],
  ['ETIMEDOUT', 'The database cannot be reached: its host does not respond.'],
  ['ENETUNREACH', 'The database cannot be reached: its host does not respond.'],
  ['28000', 'The database rejects the user in DATABASE_URL.'],
  ['57P03', 'The database is starting or stopping. Try again in a moment.'],
  [
    '53300',
    'The database has no connections left. Lower DATABASE_POOL, or raise max_connections of the database.',
  ],
])('%s is told in one line', (code, line) => {
  expect(explainStartError(Object.assign(new Error(`${code}: open '/data/x'`), { code }))).toBe(line);
});

test('what is known to be for the operator is told as it is, and what nobody expects keeps its stack', () => {
  expect(explainStartError(new StartError('Set ORIGIN.'))).toBe('Set ORIGIN.');
  expect(explainStartError(new TypeError('x is no function'))).toContain('start-error.test.ts');
});

test('what is no error is told as it is, and a missing file is not taken for a missing server', () => {
  expect(explainStartError('just words')).toBe('just words');
  const code = 'ENOENT';
  const noSocket = Object.assign(new Error('no socket'), { code, syscall: 'connect' });
  const noFile = Object.assign(new Error('no file'), { code, syscall: 'open' });
  expect(explainStartError(noSocket)).toMatch(/nothing is listening/);
  expect(explainStartError(noFile)).toBe(noFile.stack);
});
