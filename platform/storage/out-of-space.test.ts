import { expect, test } from 'vitest';
import { isOutOfSpace } from './out-of-space.ts';
import { checkRange } from './storage.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [coded('ENOSPC'), true],
  [coded('EDQUOT'), true],
  [coded('53100'), true],
  [Object.assign(new Error('bucket'), { $metadata: { httpStatusCode: 507 } }), true],
  [Object.assign(new Error('bucket'), { name: 'QuotaExceeded' }), true],
  [Object.assign(new Error('bucket'), { name: 'XMinioStorageFull' }), true],
  [Object.assign(new Error('bucket'), { name: 'NoSuchBucket', $metadata: { httpStatusCode: 403 } }), false],
  [new Error('around it', { cause: new Error('and again', { cause: coded('ENOSPC') }) }), true],
  [coded('ENOENT'), false],
  [new Error('other', { cause: 'no error' }), false],
  ['ENOSPC', false],
])('%j means that a disk is full: %j', (error, isFull) => {
  expect(isOutOfSpace(error)).toBe(isFull);
});

test('a range is two whole numbers in order, the second of which may be left out', () => {
  for (const range of [undefined, { start: 0 }, { start: 3, end: 3 }, { start: 0, end: 9 }])
    expect(() => checkRange(range)).not.toThrow();
  for (const range of [{ start: -1 }, { start: 2, end: 1 }, { start: 0.5 }, { start: 0, end: 1e300 }])
    expect(() => checkRange(range)).toThrow('Not a byte range');
});
