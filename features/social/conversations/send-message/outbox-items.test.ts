import { expect, test } from 'vitest';
import { delayAfter, nextToSend, type OutboxItem, readItems, waitAfter } from './outbox-items.ts';

const item = (clientId: string, conversationId: string, refusal: string | null = null): OutboxItem => ({
  ...{ clientId, conversationId, refusal },
  ...{ text: 'Hello', attachment: null, at: 0, tries: 0 },
});

test('messages go out in their order, and one that is refused or waits holds back its own conversation alone', () => {
  expect(nextToSend([item('a', '1'), item('b', '1')])?.clientId).toBe('a');
  expect(nextToSend([item('a', '1', 'no'), item('b', '1'), item('c', '2')])?.clientId).toBe('c');
  expect(nextToSend([item('a', '1', 'no'), item('b', '1')])).toBeUndefined();
  expect(nextToSend([])).toBeUndefined();
  const waiting = (clientId: string) => clientId === 'a';
  expect(nextToSend([item('a', '1'), item('b', '1'), item('c', '2')], waiting)?.clientId).toBe('c');
  expect(nextToSend([item('a', '1'), item('b', '1')], waiting)).toBeUndefined();
});

test('what was kept comes back, and nonsense counts for nothing', () => {
  const items = [item('a', '1')];
  expect(readItems(JSON.stringify(items))).toEqual(items);
  for (const kept of [null, '', '{', '{}', '[1,null,{"text":"x"}]']) expect(readItems(kept)).toEqual([]);
});

test('each try in vain waits longer, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 50].map(waitAfter)).toEqual([1000, 3000, 8000, 20_000, 60_000, 60_000]);
});

test('what did not go through waits for what held it up, and only what the site refuses for good is refused', () => {
  for (const [status, reason, delay] of [
    [0, 'offline', 'offline'],
    [0, 'timed-out', 'busy'],
    [409, 'other-sender', 'other-sender'],
    [409, 'idempotency-key-in-use', 'busy'],
    [429, 'too-many-requests', 'busy'],
    [408, 'unreadable', 'busy'],
    [503, 'unreadable', 'busy'],
    [200, 'unreadable', 'busy'],
    [403, 'takes-no-messages', null],
    [400, 'invalid', null],
  ] as const) {
    expect(delayAfter({ status, reason }), `${status} ${reason}`).toBe(delay);
  }
});
