import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { joinChunks } from './join-chunks.ts';

test('what is written in one turn comes as one chunk, and the last when it ends', async () => {
  const joined = joinChunks();
  const seen: string[] = [];
  joined.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
  for (const part of ['a', 'b', 'c']) joined.write(part);
  await nextTurn();
  await nextTurn();
  expect(seen).toEqual(['abc']);
  joined.write('d');
  joined.end('e');
  await new Promise((done) => joined.once('end', done));
  expect(seen).toEqual(['abc', 'de']);
});

test('where the reader leaves, nothing is sent any more', async () => {
  const joined = joinChunks();
  joined.write('a');
  joined.destroy();
  await nextTurn();
  await nextTurn();
  expect(joined.readableLength).toBe(0);
});
