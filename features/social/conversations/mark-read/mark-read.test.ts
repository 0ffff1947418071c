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

test('nobody reads ahead of what is written: what comes next is unread until it is read', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben], 'One');
  const read = async (conversation_id: string, message_id: string) =>
    (await ben.call('ConversationReadResource.update', { conversation_id, message_id })).data.unread;
  const farAhead = String(2n ** 63n - 1n);
  expect(await read(id, farAhead)).toBe(0);
  const two = await send(ada, id, { text: 'Two' });
  await send(ada, id, { text: 'Three' });
  expect(await read(id, two.id)).toBe(1);
  expect(await read((await begin(ben, [chi])).id, farAhead)).toBe(0);
});

test('what somebody wrote whom the reader has blocked is not counted as unread', async () => {
  const { ada, ben, more } = writers;
  const dan = await more('Dan');
  await ada.follows(dan);
  await dan.follows(ada);
  const { id } = await begin(ada, [ben, dan], 'One');
  const first = await send(dan, id, { text: 'Two' });
  await send(ben, id, { text: 'Unseen' });
  await send(dan, id, { text: 'Three' });
  await ada.blocks(ben);
  const read = { conversation_id: id, message_id: first.id };
  expect((await ada.call('ConversationReadResource.update', read)).data.unread).toBe(1);
});
