import { expect, test } from 'vitest';
import { badgeOf, begin, listOf, send, writersForEachTest } from '../testing-conversations.ts';

const writers = writersForEachTest();

test('a first message of somebody whom one does not follow is a request, until one takes it or answers', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(chi, [ada], 'Hello from afar');
  await send(chi, id, { text: 'Are you there?' });
  expect(await listOf(ada)).toEqual([]);
  expect(await listOf(ada, 'requests')).toMatchObject([{ id, state: 'request', unread: 2 }]);
  expect(await badgeOf(ada)).toEqual({ unread_count: 0, request_count: 1 });
  expect(await listOf(chi)).toMatchObject([{ id, state: 'open' }]);
  await ada.call('ConversationRequestResource.update', { conversation_id: id });
  await ada.call('ConversationRequestResource.update', { conversation_id: id });
  expect(await badgeOf(ada)).toEqual({ unread_count: 1, request_count: 0 });
  const other = await begin(chi, [ben], 'And you?');
  await send(ben, other.id, { text: 'Yes' });
  expect(await listOf(ben)).toMatchObject([{ id: other.id, state: 'open', unread: 0 }]);
});

test('what is declined is gone, and more of it counts for nothing and tells nobody', async () => {
  const { ada, chi } = writers;
  const { id } = await begin(chi, [ada], 'Buy this');
  await ada.call('ConversationRequestResource.delete', { conversation_id: id });
  expect(await send(chi, id, { text: 'And this' })).toMatchObject({ text: 'And this' });
  expect(await listOf(ada)).toEqual([]);
  expect(await listOf(ada, 'requests')).toEqual([]);
  expect(await badgeOf(ada)).toEqual({ unread_count: 0, request_count: 0 });
  await ada.call('ConversationRequestResource.update', { conversation_id: id });
  expect(await listOf(ada)).toMatchObject([{ id }]);
});

test('a request that is put away is declined: the next message does not bring it among the conversations', async () => {
  const { ada, chi } = writers;
  const { id } = await begin(chi, [ada], 'Buy this');
  await ada.call('ConversationResource.delete', { conversation_id: id });
  await send(chi, id, { text: 'And this' });
  expect([...(await listOf(ada)), ...(await listOf(ada, 'requests'))]).toEqual([]);
  expect(await badgeOf(ada)).toEqual({ unread_count: 0, request_count: 0 });
});
