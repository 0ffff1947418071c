import { expect, test } from 'vitest';
import { begin, send, writersForEachTest } from '../testing-conversations.ts';
import { findContacts } from './find-contacts.service.ts';

const writers = writersForEachTest();

test('whom one writes with comes first, then whom one follows; a stranger is found by the whole username', async () => {
  const { ada, ben, chi, platform, more } = writers;
  const find = async (query?: string) =>
    (await ada.call('ConversationContactsResource.get', { query })).data.map(({ username }) => username);
  await begin(ada, [ben]);
  const dan = await more('Deborah');
  await ada.follows(dan);
  expect(await find()).toEqual([ben.username, dan.username]);
  expect(await find('deb')).toEqual([dan.username]);
  expect(await find('ch')).toEqual([]);
  expect(await find(`@${chi.username}`)).toEqual([chi.username]);
  await platform.db.write(`update users set message_permission = 'followed' where id = $1`, [dan.id]);
  expect(await find()).toEqual([ben.username]);
  await dan.follows(ada);
  expect(await find('déborah')).toEqual([dan.username]);
  await ada.blocks(dan);
  expect(await find()).toEqual([ben.username]);
});

test('whom one writes with is not offered where either of the two has turned messages off', async () => {
  const { ada, chi, platform } = writers;
  const find = async (who = ada.viewer) => {
    const found = await findContacts({ ...(await ada.context()), viewer: who }, { query: 'chi', limit: 20 });
    return found.map(({ username }) => username);
  };
  const { id } = await begin(ada, [chi]);
  expect(await find({ ...ada.viewer, shouldShowMessaging: false })).toEqual([]);
  // People who accept no new senders still get messages from existing conversations.
  await platform.db.write(`update users set message_permission = 'followed' where id = $1`, [chi.id]);
  expect(await find()).toEqual([]);
  await send(chi, id, { text: 'Hello' });
  expect(await find()).toEqual([chi.username]);
  await platform.db.write('update users set should_show_messaging = false where id = $1', [chi.id]);
  expect(await find()).toEqual([]);
});
