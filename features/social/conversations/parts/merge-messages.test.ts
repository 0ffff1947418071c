import { expect, test } from 'vitest';
import { compareIds, mergeMessages } from './use-thread.ts';

test('messages stand in the order of their ids, each once', () => {
  const known = [{ id: '9' }, { id: '12' }];
  const come = [{ id: '100' }, { id: '12' }, { id: '10' }];
  expect(mergeMessages(known, come).map(({ id }) => id)).toEqual(['9', '10', '12', '100']);
  expect(compareIds('5', '5')).toBe(0);
});
