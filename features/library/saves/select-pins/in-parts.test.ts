import { expect, test } from 'vitest';
import { CallRefused } from '#platform/resource/call.ts';
import { asFarAsPossible, inParts, partsOf, reasonOfPart } from './in-parts.ts';

const ids = Array.from({ length: 1200 }, (_, index) => `${index}`);

test('many pins go in parts, the last of the list first, each in its order', async () => {
  expect(partsOf([...'ABCDE'], 2)).toEqual([['D', 'E'], ['B', 'C'], ['A']]);
  expect(partsOf([])).toEqual([]);
  const parts: string[][] = [];
  await inParts(ids, async (part) => parts.push(part));
  expect(parts.map((part) => part.length)).toEqual([500, 500, 200]);
  expect([...parts].reverse().flat()).toEqual(ids);
});

test('where a part fails it tells which are done, and asks for no more', async () => {
  const counts: number[] = [];
  let asked = 0;
  const failing = async () => {
    asked += 1;
    if (asked === 2) throw new Error('offline');
  };
  const watch = { onDone: (count: number) => counts.push(count), isStopped: () => false };
  const { done, error } = await asFarAsPossible(ids, failing, watch);
  expect(done).toEqual(ids.slice(700));
  expect(error).toEqual(new Error('offline'));
  expect([counts, asked]).toEqual([[500], 2]);
});

test('it stops between two parts, never before the first', async () => {
  const watch = { onDone: () => {}, isStopped: () => true };
  const { done, error } = await asFarAsPossible(ids, async () => {}, watch);
  expect([done.length, error]).toEqual([500, null]);
});

test('after parts are done no refusal of a further one says that nothing was changed', () => {
  const message = 'A Pin was not found. Nothing was changed.';
  const ofPin = new CallRefused({ status: 404, reason: 'pin-not-found', message, detail: '7' });
  const busy = new CallRefused({ status: 429, reason: 'too-many-requests', message: 'Please wait.' });
  expect(reasonOfPart(ofPin, "That didn't work.")).toBe("That didn't work.");
  expect(reasonOfPart(busy, "That didn't work.")).toBe('Please wait.');
});
