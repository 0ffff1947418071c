import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openConnection, type RawConnection } from '#testing/safety/raw-connection.ts';
import { limitSlowBodies } from './limit-slow-bodies.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function server(limits: { slowAfterMs: number; most: number; longestMs: number }): Promise<number> {
  const app = fastify({ trustProxy: true, forceCloseConnections: true });
  opened.push(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-policy', 'strict');
    done();
  });
  limitSlowBodies(app, limits);
  app.post('/form', async () => 'done');
  app.post('/file', { config: { takesFiles: true } }, async () => 'done');
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Opens a connection and sends the beginning of a body. */
async function begin(port: number, from: string, path = '/form'): Promise<RawConnection> {
  const line = await openConnection(port);
  line.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\n`,
  );
  line.write('content-length: 4\r\n\r\nnu');
  return line;
}

const statusOf = ({ received }: RawConnection) => Number(/^HTTP\/1\.1 (\d{3})/.exec(received())?.[1]);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('of the slow bodies of one network only so many are waited for, an IPv6 network counting as one', async () => {
  const port = await server({ slowAfterMs: 100, most: 2, longestMs: 60_000 });
  const cached = [await begin(port, '2001:db8::1'), await begin(port, '2001:db8::2')];
  await pause(200);
  const over = await begin(port, '2001:db8::3');
  const elsewhere = await begin(port, '2001:db8:0:1::1');
  await over.closed;
  expect(statusOf(over)).toBe(429);
  expect(over.received()).toMatch(/x-policy: strict.*retry-after: 30/s);
  for (const line of [...cached, elsewhere]) {
    line.write('ll');
    await line.until('done');
    expect(statusOf(line)).toBe(200);
  }
  // Finished ones no longer count.
  const next = await begin(port, '2001:db8::4');
  await pause(200);
  next.write('ll');
  await next.until('done');
});

test('one who hangs up half-way no longer counts', async () => {
  const port = await server({ slowAfterMs: 50, most: 1, longestMs: 60_000 });
  const first = await begin(port, '192.0.2.1');
  await pause(150);
  first.socket.destroy();
  await first.closed;
  const second = await begin(port, '192.0.2.1');
  await pause(150);
  second.write('ll');
  await second.until('done');
});

test('bodies that come at once are never counted', async () => {
  const port = await server({ slowAfterMs: 60_000, most: 0, longestMs: 60_000 });
  const lines = await Promise.all(Array.from({ length: 20 }, () => begin(port, '192.0.2.1')));
  for (const line of lines) line.write('ll');
  await Promise.all(lines.map((line) => line.until('done')));
});

test('a body that goes on for too long is cut off, but for a file', async () => {
  const port = await server({ slowAfterMs: 60_000, most: 1, longestMs: 100 });
  const [form, file] = [await begin(port, '192.0.2.1'), await begin(port, '192.0.2.1', '/file')];
  await form.closed;
  expect(statusOf(form)).toBe(408);
  file.write('ll');
  await file.until('done');
});

test('a body that nobody reads because its call was refused causes no error', async () => {
  const app = fastify();
  opened.push(app);
  limitSlowBodies(app, { slowAfterMs: 50, most: 0, longestMs: 60_000 });
  app.addHook('onRequest', (_request, reply) => reply.code(401).send('no'));
  app.post('/form', async () => 'done');
  expect((await app.inject({ method: 'POST', url: '/form', payload: { a: 1 } })).statusCode).toBe(401);
  await pause(150);
});
