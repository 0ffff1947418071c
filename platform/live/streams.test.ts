import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** What an answer sends, which nobody reads over the network. */
function unread() {
  const sent: string[] = [];
  const answer = Object.assign(new PassThrough(), { writeHead: () => answer });
  answer.on('data', (chunk) => sent.push(String(chunk)));
  return { answer: answer as unknown as ServerResponse, sent, isOpen: () => !answer.writableEnded };
}

test('a person has twelve streams, of which one more ends the oldest', async () => {
  const streams = createStreams();
  const answers = Array.from({ length: 14 }, unread);
  for (const [place, { answer }] of answers.entries()) {
    expect(streams.open(ADA, answer, {})).toBe(true);
    await vi.waitFor(() =>
      expect(answers.slice(0, place + 1).filter(({ answer }) => answer.destroyed)).toHaveLength(
        Math.max(0, place - 11),
      ),
    );
  }
  const other = unread();
  streams.open(BEN, other.answer, {});
  expect([...answers, other].map(({ isOpen }) => isOpen())).toEqual([false, false, ...Array(13).fill(true)]);
  streams.closeAll();
  expect([...answers, other].some(({ isOpen }) => isOpen())).toBe(false);
});

test('who closes a window is told in the others', async () => {
  const streams = createStreams();
  const [closed, open] = [unread(), unread()];
  for (const { answer } of [closed, open]) streams.open(ADA, answer, {});
  closed.answer.end();
  await vi.waitFor(() => expect(closed.answer.destroyed).toBe(true));
  const written = vi.spyOn(closed.answer, 'write');
  streams.send({ to: [ADA], event: { type: 'conversation', id: '8' } });
  streams.reportGap();
  await vi.waitFor(() => expect(open.sent.join('')).toMatch(/"id":"8".*event: gap/s));
  expect(written).not.toHaveBeenCalled();
  streams.closeAll();
});

test('a silent stream says every 25 seconds that it is there, and ends after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const streams = createStreams();
  const { answer, sent, isOpen } = unread();
  streams.open(ADA, answer, {});
  const beats = () => sent.filter((text) => text.startsWith(':')).length;
  await vi.advanceTimersByTimeAsync(24_999);
  expect(beats()).toBe(0);
  await vi.advanceTimersByTimeAsync(25_001);
  expect(beats()).toBe(2);
  await vi.advanceTimersByTimeAsync(549_999);
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOpen()).toBe(false);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});
