import { expect, test } from 'vitest';
import { parseId } from '#platform/ids/ids.ts';
import { type Batch, eachBatch, eachById } from './each-by-id.ts';

const ids = Array.from({ length: 1001 }, (_, at) => parseId(at + 1)).filter((id) => id !== null);

test('what somebody has is read in batches to its end, also where nothing of it goes away', async () => {
  const asked: Batch[] = [];
  const next = async (batch: Batch) => {
    asked.push(batch);
    const after = Number(batch.after ?? 0);
    return ids.slice(after, after + batch.limit).map((id) => ({ id }));
  };
  const met: string[] = [];
  for await (const { id } of eachById(next, new AbortController().signal)) met.push(id);
  expect(met).toEqual(ids);
  expect(asked).toEqual([null, '500', '1000'].map((after) => ({ after, limit: 500 })));
});

test('a process that stops reads no further', async () => {
  const stop = new AbortController();
  const met: string[] = [];
  const read = async () => {
    for await (const { id } of eachById(async () => ids.slice(0, 3).map((id) => ({ id })), stop.signal)) {
      met.push(id);
      stop.abort(new Error('stopped'));
    }
  };
  await expect(read()).rejects.toThrow('stopped');
  expect(met).toEqual(['1']);
});

test('what is taken away batch by batch is asked for until nothing is left, or the process stops', async () => {
  const left = [1, 2, 3, 4, 5];
  const stop = new AbortController();
  const met: number[][] = [];
  for await (const items of eachBatch(async () => left.splice(0, 2), stop.signal)) met.push(items);
  expect(met).toEqual([[1, 2], [3, 4], [5]]);
  stop.abort(new Error('stopped'));
  await expect(eachBatch(async () => [1], stop.signal).next()).rejects.toThrow('stopped');
});
