import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { createStreams } from './streams.ts';

const ADA = '101' as Id;
const BEN = '102' as Id;

test('each person is sent what is told to them, in every window, and a gap is told to all', async () => {
  const streams = createStreams();
  const server = createServer(({ url }, answer) => {
    streams.open(url === '/ada' ? ADA : BEN, answer, { 'x-frame-options': 'DENY' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);
  const answers = await Promise.all([open('ada'), open('ada'), open('ben')]);
  expect(answers[0]?.headers.get('content-type')).toContain('text/event-stream');
  expect(answers[0]?.headers.get('x-frame-options')).toBe('DENY');
  streams.send({ to: [ADA], event: { type: 'conversation', id: '7' } });
  streams.reportGap();
  streams.closeAll();
  const [first, second, third] = await Promise.all(answers.map((answer) => answer.text()));
  const event = 'data: {"type":"conversation","id":"7"}\n\n';
  expect(first).toBe(`retry: 2000\n\n${event}event: gap\ndata: {}\n\n`);
  expect(second).toBe(first);
  expect(third).toBe('retry: 2000\n\nevent: gap\ndata: {}\n\n');
  await new Promise((resolve) => server.close(resolve));
});

test('who left before the stream began is not kept', async () => {
  const streams = createStreams();
  const { promise: left, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, answer) => {
    answer.on('close', () => resolve(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const leaving = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal }).catch(() => {});
  server.once('request', () => leaving.abort());
  const answer = await left;
  await asked;
  let written = 0;
  const { write } = answer;
  answer.write = ((...chunk: Parameters<typeof write>) => {
    written += 1;
    return write.apply(answer, chunk);
  }) as typeof write;
  expect(streams.open(ADA, answer, {})).toBe(true);
  streams.reportGap();
  expect(written).toBe(0);
  streams.closeAll();
  await new Promise((done) => server.close(done));
});
