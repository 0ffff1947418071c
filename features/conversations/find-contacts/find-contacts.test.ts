import { expect, test } from 'vitest';
import { begin, writersForEachTest } from '../testing-conversations.ts';

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
