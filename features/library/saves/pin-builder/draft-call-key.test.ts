import { expect, test } from 'vitest';
import { draftCallKey } from './publishing-drafts.ts';

test('a draft is sent under one key while it stays as it is, and no other draft is', () => {
  const key = draftCallKey('1-2-3-4', { title: 'Hills' });
  expect(draftCallKey('1-2-3-4', { title: 'Hills' })).toBe(key);
  expect(draftCallKey('1-2-3-4', { title: 'Hill' })).not.toBe(key);
  expect(draftCallKey('5-6-7-8', { title: 'Hills' })).not.toBe(key);
  expect(key).toMatch(/^1-2-3-4-\d+$/);
});
