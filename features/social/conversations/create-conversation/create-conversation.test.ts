import { expect, test } from 'vitest';
import { homeOf, parseId } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import type { CastMember } from '#testing/cast.ts';
import { sendMessage } from '../send-message/send-message.service.ts';
import {
  badgeOf,
  begin,
  listOf,
  refused,
  send,
  textsOf,
  writersForEachTest,
} from '../testing-conversations.ts';

const writers = writersForEachTest();

function idOf(text: string) {
  const id = parseId(text);
  if (!id) throw new Error(`${text} is no id`);
  return id;
}

test('[CONTACT-14] a conversation begins with people and words, and answers its id', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben], 'Hello');
  expect(id).toMatch(/^\d+$/);
  expect(await listOf(ben)).toMatchObject([
    {
      ...{ id, type: 'conversation', unread: 1, is_group: false, is_writable: true, emails: [] },
      users: [{ username: ada.username }],
      last_message: { text: 'Hello', is_mine: false, sender: { username: ada.username } },
    },
  ]);
  expect(await listOf(ada)).toMatchObject([{ id, unread: 0, users: [{ username: ben.username }] }]);
});

test('with oneself among the people and without words it begins too, unseen by the other until something is written', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ada, ben]);
  expect(await listOf(ada)).toMatchObject([{ id, last_message: null, users: [{ username: ben.username }] }]);
  expect(await listOf(ben)).toEqual([]);
  await send(ada, id, { text: 'Now' });
  expect(await listOf(ben)).toMatchObject([{ id, unread: 1 }]);
});

test('the same two find the one they have, whoever begins, and several at once', async () => {
  const { ada, ben } = writers;
  const begun = await Promise.all([
    ...[1, 2, 3].map(() => begin(ada, [ben])),
    ...[1, 2, 3].map((index) => begin(ben, [ada], `Hello ${index}`)),
  ]);
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const [{ id } = { id: '' }] = begun;
  expect((await textsOf(ada, id)).sort()).toEqual(['Hello 1', 'Hello 2', 'Hello 3']);
  expect(await badgeOf(ada)).toEqual({ unread_count: 1, request_count: 0 });
});

test('three are a group, and each group is its own', async () => {
  const { ada, ben, chi } = writers;
  const first = await begin(ada, [ben, chi], 'All of us');
  const second = await begin(ada, [ben, chi]);
  expect(first.id).not.toBe(second.id);
  expect(first.is_group).toBe(true);
  expect(first.users.map(({ id }) => id).sort()).toEqual([ben.id, chi.id].sort());
  await send(chi, first.id, { text: 'Here' });
  expect(await textsOf(ben, first.id)).toEqual(['Here', 'All of us']);
});

test('who is not there, oneself alone, a mail address, and too many are refused, and nothing is begun', async () => {
  const { ada, ben } = writers;
  const crowd = Array.from({ length: 11 }, (_, index) => String(900 + index));
  const tries: [OptionsOf<'ConversationsResource.create'>, [string, string]][] = [
    [{ user_ids: ['12345'] }, ['not-found', 'user-not-found']],
    [{ user_ids: [] }, ['invalid', 'nobody-to-write-to']],
    [{ user_ids: [ada.id] }, ['invalid', 'nobody-to-write-to']],
    [{ user_ids: ['x'] }, ['invalid', 'invalid-user_ids.0']],
    [{ user_ids: crowd }, ['invalid', 'too-many-people']],
    [{ user_ids: [ben.id], emails: ['a@b.example'] }, ['invalid', 'invalid-emails']],
    [{ user_ids: [ben.id], text: 'x'.repeat(5001) }, ['invalid', 'invalid-text']],
    [{ user_ids: [ben.id], pin: '77' }, ['not-found', 'pin-not-found']],
    [{ user_ids: [ben.id], pin: '77', board: '78' }, ['invalid', 'one-thing-at-a-time']],
  ];
  for (const [options, answer] of tries) {
    expect(await refused(ada.call('ConversationsResource.create', options))).toEqual(answer);
  }
  expect(await listOf(ada)).toEqual([]);
});

test('too many conversations with strangers are refused for a day', async () => {
  const { ada, ben, chi, platform, more } = writers;
  const dan = await more('Dan');
  await platform.db.write('delete from throttles');
  for (let index = 0; index < 30; index += 1) await begin(chi, [ada, ben, dan]).catch(() => {});
  expect(await refused(begin(chi, [ada], 'Buy this'))).toEqual(['too-many', 'too-many-attempts']);
  expect(await begin(ada, [ben], 'Hello')).toMatchObject({ state: 'open' });
  await platform.db.write('delete from throttles');
});

test('the setting says who may begin, and their profile tells it to those who may not', async () => {
  const { ada, ben, chi } = writers;
  const offers = async (viewer: typeof ada) =>
    (await viewer.call('UserResource.get', { user_id: ada.id })).data.should_show_messaging;
  await ada.call('UserSettingsResource.update', { message_permission: 'followed' });
  expect((await ada.call('UserSettingsResource.get', {})).data.message_permission).toBe('followed');
  expect(await refused(begin(chi, [ada], 'Hello'))).toEqual(['forbidden', 'takes-no-messages']);
  expect([await offers(ben), await offers(chi)]).toEqual([true, false]);
  const { id } = await begin(ben, [ada], 'Hello');
  await ada.call('UserSettingsResource.update', { message_permission: 'nobody' });
  expect(await refused(send(ben, id, { text: 'Still there?' }))).toEqual(['forbidden', 'nobody-left']);
  expect(await offers(ben)).toBe(false);
  const off = { ...ada.viewer, shouldShowMessaging: false };
  const context = { ...(await ada.context()), viewer: off };
  await expect(
    sendMessage(context, idOf(id), { text: 'Me', attachment: null, clientId: null }),
  ).rejects.toMatchObject({
    ...{ kind: 'forbidden', reason: 'messages-off' },
  });
  await ada.call('UserSettingsResource.update', { message_permission: 'everyone' });
  expect(await send(ben, id, { text: 'There you are' })).toMatchObject({ text: 'There you are' });
});

test('[CONTACT-09] an empty conversation lets nobody write to a business that takes no messages, unless it has written', async () => {
  const { ada, ben, chi } = writers;
  const takes = (isOn: boolean) =>
    writers.platform.db.write('update partner_profiles set enable_profile_message = $2 where user_id = $1', [
      ben.id,
      isOn,
    ]);
  await writers.platform.db.write('update users set is_partner = true where id = $1', [ben.id]);
  await writers.platform.db.write(
    'insert into partner_profiles (home, user_id, enable_profile_message) values ($1, $2, true)',
    [homeOf(ben.id), ben.id],
  );
  const { id } = await begin(chi, [ben]);
  const { id: met } = await begin(ada, [ben], 'Hello');
  await send(ben, met, { text: 'Yes?' });
  await takes(false);
  const closed = ['forbidden', 'nobody-left'];
  expect(await refused(begin(chi, [ben], 'Psst'))).toEqual(closed);
  expect(await refused(send(chi, id, { text: 'Psst' }))).toEqual(closed);
  const shown = async (who: CastMember) => (await listOf(who)).map(({ is_writable }) => is_writable);
  expect([await shown(chi), await shown(ada)]).toEqual([[false], [true]]);
  const found = async (who: CastMember) =>
    (await who.call('ConversationContactsResource.get', { query: ben.username })).data.map((one) => one.id);
  expect([await found(chi), await found(ada)]).toEqual([[], [ben.id]]);
  expect(await refused(send(ada, met, { text: 'Lamps' }))).toBeNull();
});
