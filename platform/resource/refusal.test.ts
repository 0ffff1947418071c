import { expect, test } from 'vitest';
import { allow, allowEach, type Locked } from './allowed.ts';
import {
  invalid,
  loginRequired,
  notFound,
  Refusal,
  storageFull,
  tooManyRequests,
  unavailable,
} from './refusal.ts';
import { unlessRefusedBy } from './unless-refused.ts';

test('a refusal says its values, and keeps its text for other languages', () => {
  const text = { message: '{name} is taken.', detail: 'Not {name}?', values: { name: 'Lamps' } };
  const refusal = new Refusal({ kind: 'conflict', reason: 'taken', ...text, field: 'name' });
  expect(refusal).toMatchObject({ message: 'Lamps is taken.', detail: 'Not Lamps?', field: 'name', text });
  expect(new Refusal({ kind: 'conflict', reason: 'taken', message: 'Taken.' }).detail).toBeUndefined();
});

test.each([
  [notFound('board_section'), 'not-found', 'board_section-not-found', /^This board section was not found\.$/],
  [loginRequired(), 'unauthenticated', 'login-required', /^Log in to continue$/],
  [tooManyRequests(7), 'too-many', 'too-many-requests', /Wait a moment/],
  [unavailable(), 'unavailable', 'unavailable', /can't respond right now/],
  [
    storageFull({ isRead: false }),
    'out-of-space',
    'storage-full',
    /out of space\. Your changes were not saved\.$/,
  ],
  [storageFull({ isRead: true }), 'out-of-space', 'storage-full', /out of space\. Try again later\.$/],
  [invalid('name', '{field} is wrong'), 'invalid', 'invalid-name', /^name is wrong$/],
  [invalid('name', '{a}', { reason: 'odd', values: { a: 'A' } }), 'invalid', 'odd', /^A$/],
])('%s is of the kind %s', (refusal, kind, reason, message) => {
  expect(refusal).toMatchObject({ kind, reason, message: expect.stringMatching(message) });
});

test('who calls too often is told when to come again, as is who meets a site that is away', () => {
  const refusals = [tooManyRequests(7), unavailable(), storageFull({ isRead: false })];
  expect(refusals.map((one) => one.retryAfterSeconds)).toEqual([7, 5, undefined]);
  expect(invalid('name', 'wrong').field).toBe('name');
});

test('what a service refuses is thrown by its reason, and anything else passes', () => {
  const unlessRefused = unlessRefusedBy({ taken: { kind: 'conflict', message: 'Taken.' } });
  const answer = { id: '7' };
  expect(unlessRefused(answer)).toBe(answer);
  const refused = () => unlessRefused({ refused: 'taken' });
  expect(refused).toThrow(Refusal);
  expect(refused).toThrow(expect.objectContaining({ kind: 'conflict', reason: 'taken', message: 'Taken.' }));
});

test('a proof is the row itself, one or each', () => {
  const row = { id: '7' } as Locked<{ id: string }>;
  expect(allow(row, 'edit')).toBe(row);
  expect(allowEach(new Map([['a', row]]), 'edit').get('a')).toBe(row);
});
