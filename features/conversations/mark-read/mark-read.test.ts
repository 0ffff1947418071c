import { expect, test } from 'vitest';
import { badgeOf, begin, listOf, send, writersForEachTest } from '../testing-conversations.ts';

const writers = writersForEachTest();

test('unread messages are counted until they are read, and reading goes forward only', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben], 'One');
  const two = await send(ada, id, { text: 'Two' });
  const three = await send(ada, id, { text: 'Three' });
  const read = async (message_id: string) =>
    (await ben.call('ConversationReadResource.update', { conversation_id: id, message_id })).data.unread;
  expect((await listOf(ben))[0]?.unread).toBe(3);
  expect(await read(two.id)).toBe(1);
  expect(await read(three.id)).toBe(0);
  expect(await read(two.id)).toBe(0);
  expect(await badgeOf(ben)).toEqual({ unread_count: 0, request_count: 0 });
  await Promise.all([read(three.id), ...[1, 2, 3, 4].map((index) => send(ada, id, { text: `${index}` }))]);
  expect((await listOf(ben))[0]?.unread).toBe(4);
});
