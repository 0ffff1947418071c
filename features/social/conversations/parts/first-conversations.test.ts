import { expect, test } from 'vitest';
import { firstConversations } from './use-conversations.ts';

/** A list of this size, paged by offset; records each read. */
function listOf(count: number) {
  const reads: [number, string | null][] = [];
  const ask = async (pageSize: number, bookmark: string | null) => {
    reads.push([pageSize, bookmark]);
    const from = Number(bookmark ?? 0);
    const end = Math.min(from + pageSize, count);
    const conversations = Array.from({ length: end - from }, (_, index) => ({ id: String(from + index) }));
    return { conversations, bookmark: end < count ? String(end) : null };
  };
  return { ask, reads };
}

test('as many conversations are asked for as are shown, and whether there are more', async () => {
  const { ask, reads } = listOf(130);
  const page = await firstConversations(75, ask);
  expect([page.conversations.length, page.bookmark]).toEqual([75, '75']);
  expect(reads).toEqual([
    [50, null],
    [25, '50'],
  ]);
  const few = await firstConversations(75, listOf(60).ask);
  expect([few.conversations.length, few.bookmark]).toEqual([60, null]);
  expect(await firstConversations(25, listOf(0).ask)).toEqual({ conversations: [], bookmark: null });
});

test('one that moves down between two pages stands once', async () => {
  const { ask } = listOf(130);
  const page = await firstConversations(100, (size, bookmark) =>
    ask(size, bookmark === '50' ? '49' : bookmark),
  );
  expect(new Set(page.conversations.map(({ id }) => id)).size).toBe(page.conversations.length);
});
