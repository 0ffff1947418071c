import { expect, test } from 'vitest';
import { parseId } from '#platform/ids/ids.ts';
import { hear } from '#platform/live/hear.ts';
import type { LiveMessage } from '#platform/live/tell.ts';
import { countWaiting } from '#testing/waiting.ts';
import { lockConversationFor } from '../conversation.service.ts';
import { lockConversation } from '../conversation.store.ts';
import {
  badgeOf,
  begin,
  listOf,
  refused,
  send,
  textsOf,
  writersForEachTest,
} from '../testing-conversations.ts';
import { removeMember } from './leave-conversation.store.ts';

const writers = writersForEachTest();

test('one of two puts it away until the other writes; a group is left for good', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben], 'One');
  await ben.call('ConversationResource.delete', { conversation_id: id });
  await ben.call('ConversationResource.delete', { conversation_id: id });
  expect(await listOf(ben)).toEqual([]);
  expect(await listOf(ada)).toMatchObject([{ id }]);
  await send(ada, id, { text: 'Two' });
  expect(await listOf(ben)).toMatchObject([{ id, unread: 1 }]);
  expect(await textsOf(ben, id)).toEqual(['Two', 'One']);
  const group = await begin(ada, [ben, chi], 'All');
  await ben.call('ConversationResource.delete', { conversation_id: group.id });
  expect(await refused(textsOf(ben, group.id))).toEqual(['not-found', 'conversation-not-found']);
  expect((await listOf(ada))[0]).toMatchObject({ id: group.id, users: [{ username: chi.username }] });
});

test('a block closes the conversation of two for both, whoever blocks, and counts nothing', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben], 'One');
  await ada.blocks(ben);
  for (const who of [ada, ben]) {
    expect(await listOf(who)).toEqual([]);
    expect(await badgeOf(who)).toEqual({ unread_count: 0, request_count: 0 });
    expect(await refused(textsOf(who, id))).toEqual(['not-found', 'conversation-not-found']);
    expect(await refused(send(who, id, { text: 'Still' }))).toEqual(['not-found', 'conversation-not-found']);
  }
  expect(await refused(begin(ben, [ada], 'Again'))).toEqual(['not-found', 'user-not-found']);
  expect(await refused(begin(ada, [ben], 'Again'))).toEqual(['not-found', 'user-not-found']);
});

test('in a group a block hides each from the other, and nobody else', async () => {
  const { ada, ben, chi } = writers;
  const { id } = await begin(ada, [ben, chi], 'All');
  await send(chi, id, { text: 'From Chi' });
  await ben.blocks(chi);
  await send(chi, id, { text: 'More from Chi' });
  await send(ben, id, { text: 'From Ben' });
  expect(await textsOf(ben, id)).toEqual(['From Ben', 'All']);
  expect(await textsOf(chi, id)).toEqual(['More from Chi', 'From Chi', 'All']);
  expect(await textsOf(ada, id)).toHaveLength(4);
  const shown = await ben.call('ConversationResource.get', { conversation_id: id });
  expect(shown.data.users.map(({ username }) => username)).toEqual([ada.username]);
});

test('who has left or turned messages off is not written to; what was written stays', async () => {
  const { ada, ben, chi, platform } = writers;
  const { id } = await begin(ada, [ben], 'One');
  await platform.db.write('update users set should_show_messaging = false where id = $1', [ben.id]);
  expect(await refused(send(ada, id, { text: 'Two' }))).toEqual(['forbidden', 'nobody-left']);
  expect(await refused(begin(chi, [ben], 'Hello'))).toEqual(['forbidden', 'takes-no-messages']);
  await platform.db.write(
    'update users set should_show_messaging = true, deactivated_at = now() where id = $1',
    [ben.id],
  );
  const shown = await ada.call('ConversationResource.get', { conversation_id: id });
  expect(shown.data).toMatchObject({ users: [], is_writable: false });
  expect(await textsOf(ada, id)).toEqual(['One']);
  expect(await refused(send(ada, id, { text: 'Two' }))).toEqual(['forbidden', 'nobody-left']);
});

test('a message under way does not come to who leaves the group meanwhile, and the last two leave together', async () => {
  const { ada, ben, chi, platform } = writers;
  const { id } = await begin(ada, [ben, chi]);
  const leave = (who: typeof ada) => who.call('ConversationResource.delete', { conversation_id: id });
  let sent: Promise<unknown> = Promise.resolve();
  await platform.db.transaction(async (tx) => {
    await removeMember(tx, await lockConversationFor(tx, idOf(ben), idOf({ id })));
    sent = send(ada, id, { text: 'After Ben' });
    await expect.poll(() => countWaiting(writers.platform.db)).toBe(1);
  });
  await sent;
  expect([await listOf(ben), await badgeOf(ben)]).toEqual([[], { unread_count: 0, request_count: 0 }]);
  expect(await textsOf(chi, id)).toEqual(['After Ben']);
  let left: Promise<unknown> = Promise.resolve();
  await platform.db.transaction(async (tx) => {
    await lockConversation(tx, idOf({ id }));
    left = Promise.all([leave(ada), leave(chi)]);
    await expect.poll(() => countWaiting(writers.platform.db)).toBe(2);
  });
  await left;
  expect(await platform.db.rows('select from conversations where id = $1', [id])).toEqual([]);
});

test('where a place was left behind, a group does not show who left it what is written later', async () => {
  const { ada, ben, chi, platform } = writers;
  const { id } = await begin(ada, [ben, chi], 'All');
  await platform.db.write('delete from conversation_members where conversation_id = $1 and user_id = $2', [
    ...[id, ben.id],
  ]);
  await send(ada, id, { text: 'Without Ben' });
  expect(await listOf(ben)).toEqual([]);
  expect(await listOf(chi, 'requests')).toMatchObject([{ id }]);
});

test('whoever leaves tells the group, and putting a conversation of two away tells oneself alone', async () => {
  const { ada, ben, chi, platform } = writers;
  const two = await begin(ada, [ben], 'One');
  const group = await begin(ada, [ben, chi], 'All');
  const message: LiveMessage[] = [];
  const hearing = { onPublished: (one: LiveMessage) => void message.push(one), onGap: () => {} };
  const ear = hear(platform.db.url, hearing, platform.log);
  try {
    await expect
      .poll(() =>
        platform.db.rows(`select from pg_stat_activity where application_name = 'pinfold live'
          and datname = current_database() and query like 'listen%'`),
      )
      .toHaveLength(1);
    for (const { id } of [two, group]) await ben.call('ConversationResource.delete', { conversation_id: id });
    await expect.poll(() => message.length).toBe(2);
  } finally {
    await ear.close();
  }
  expect(message.map(({ to, event }) => [event, to.toSorted()])).toEqual([
    [{ type: 'conversation', id: two.id }, [ben.id]],
    [{ type: 'conversation', id: group.id }, [ada.id, ben.id, chi.id].toSorted()],
  ]);
});

function idOf({ id }: { id: string }) {
  const known = parseId(id);
  if (!known) throw new Error(`${id} is no id`);
  return known;
}
