import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createTextResolve } from './fetcher.ts';
import { createDnsResolve } from './guarded-connector.ts';

let server: Socket | undefined;
afterEach(() => server?.close());

/**
 * Answers each question with the record known for its type (1 is A, 28 is AAAA, 16 is TXT), in the format of RFC
 * 1035, section 4.
 */
async function startDns(records: Record<number, number[][]>): Promise<string> {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (query, { port, address }) => {
    const questionEnd = query.indexOf(0, 12) + 5;
    const known = records[query.readUInt16BE(questionEnd - 4)] ?? [];
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, known.length, 0, 0, 0, 0]);
    const type = query.readUInt16BE(questionEnd - 4);
    const answers = known.map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]),
    );
    socket.send(Buffer.concat([head, query.subarray(12, questionEnd), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

test('gives all IPv4 and IPv6 answers of a name', async () => {
  const loopback = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const resolve = createDnsResolve([
    await startDns({
      1: [
        [93, 184, 215, 14],
        [10, 0, 0, 1],
      ],
      28: [loopback],
    }),
  ]);
  expect((await resolve('site.test')).sort()).toEqual(['10.0.0.1', '93.184.215.14', '::1']);
});

test('gives those of one family when the other has none, and none for a name without any', async () => {
  expect(await createDnsResolve([await startDns({ 1: [[93, 184, 215, 14]] })])('site.test')).toEqual([
    '93.184.215.14',
  ]);
  server?.close();
  expect(await createDnsResolve([await startDns({})])('site.test')).toEqual([]);
});

test('gives the texts of a name, each as one, and none where there is no server', async () => {
  const text = (words: string) => [words.length, ...Buffer.from(words)];
  const servers = [await startDns({ 16: [text('v=spf1 -all'), [...text('two '), ...text('parts')]] })];
  expect(await createTextResolve(servers)('site.test')).toEqual(['v=spf1 -all', 'two parts']);
  server?.close();
  expect(await createTextResolve([await startDns({})])('site.test')).toEqual([]);
  expect(await createTextResolve(servers)('-no host-')).toEqual([]);
});
