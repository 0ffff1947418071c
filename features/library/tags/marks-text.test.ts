import { expect, test } from 'vitest';
import { changedMarks } from './marks-text.ts';

test('only what was changed of a note and tags is sent', () => {
  const before = { note: 'Mine', tags: ['oak', 'ash'] };
  expect(changedMarks(before, { note: 'Mine', tags: ['ash', 'oak'] })).toBeNull();
  expect(changedMarks(before, { ...before, note: '' })).toEqual({ note: '' });
  expect(changedMarks(before, { ...before, tags: ['oak'] })).toEqual({ tags: ['oak'] });
  expect(changedMarks(before, { note: '', tags: ['oak', 'Ash'] })).toEqual({
    note: '',
    tags: ['oak', 'Ash'],
  });
});
