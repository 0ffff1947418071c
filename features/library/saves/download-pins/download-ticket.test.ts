import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { openTicket, sealTicket } from './download-ticket.ts';

const now = new Date('2026-03-01T12:00:00Z');
const until = new Date(now.getTime() + 1000);
const ids = Array.from({ length: 500 }, (_, index) => String(2n ** 62n + BigInt(index)) as Id);
const ticket = { personId: '12' as Id, viewerId: '13' as Id, pinIds: ids, until };

test('it opens with the same secret, unchanged, until its time', () => {
  const sealed = sealTicket(ticket, 'secret');
  expect(openTicket(sealed, 'secret', now)).toEqual(ticket);
  expect(openTicket(sealed, 'secret', until)).toBeNull();
  expect(openTicket(sealed, 'other', now)).toBeNull();
  expect(openTicket(`${sealed.slice(0, 50)}A${sealed.slice(51)}`, 'secret', now)).toBeNull();
  for (const text of ['', 'nonsense', sealed.slice(2)]) expect(openTicket(text, 'secret', now)).toBeNull();
});

test('the longest fits into an address', () => {
  expect(sealTicket(ticket, 'secret').length).toBeLessThan(6000);
});
