import { expect, test } from 'vitest';
import { memberOf } from '#testing/cast.ts';
import { say, talkersForEachTest } from '../testing-comments.ts';

const talkers = talkersForEachTest();

test('whoever speaks there comes first, then whom one follows, by how their name begins', async () => {
  const { platform, ada, ben, chi, studio } = talkers;
  const { id: pin_id } = await ada.saves.pin();
  await say(chi, pin_id, 'Of Chi');
  await ben.follows(studio);
  const stranger = await memberOf(platform, 'carla', 'Carla');
  const found = async (term?: string, who = ben) =>
    (await who.call('MentionTypeaheadResource.get', { pin_id, term })).data.map(({ username }) => username);
  expect(await found()).toEqual(['ada', 'chi', 'studio']);
  expect(await found('c')).toEqual(['chi']);
  expect(await found('STU')).toEqual(['studio']);
  expect(await found('carl')).toEqual([]);
  expect(await found('carla')).toEqual([stranger.username]);
  expect(await found('ben')).toEqual([]);
});

test('who may not be named, or does not see the pin, is not suggested', async () => {
  const { platform, ada, ben, chi, studio, visitor } = talkers;
  const { id: pin_id } = await ada.saves.pin();
  for (const who of [chi, studio]) await say(who, pin_id, 'Words');
  const found = async (who = ben, id = pin_id) =>
    (await who.call('MentionTypeaheadResource.get', { pin_id: id })).data.map(({ username }) => username);
  await platform.db.write(`update users set mention_permission = 'nobody' where id = $1`, [studio.id]);
  expect(await found()).toEqual(['ada', 'chi']);
  await chi.blocks(ben);
  expect(await found()).toEqual(['ada']);
  await platform.db.write('update users set suspended_at = now() where id = $1', [chi.id]);
  expect(await found(ada)).toEqual([]);
  await expect(visitor.call('MentionTypeaheadResource.get', { pin_id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const board = await ada.makes.board('Secret', { privacy: 'secret' });
  const secret = (await ada.saves.pin({ board })).id;
  await ada.follows(ben);
  expect(await found(ada, secret)).toEqual([]);
  await ada.shares(board, ben);
  expect(await found(ada, secret)).toEqual(['ben']);
  await expect(found(studio, secret)).rejects.toMatchObject({ kind: 'not-found' });
});

test('under a secret pin those who do not see it take the place of nobody who does', async () => {
  const { ada, ben, chi, studio } = talkers;
  const board = await ada.makes.board('Secret', { privacy: 'secret' });
  const pin_id = (await ada.saves.pin({ board })).id;
  await ada.shares(board, ben);
  for (const who of [ben, chi, studio]) await ada.follows(who);
  const found = await ada.call('MentionTypeaheadResource.get', { pin_id, page_size: 1 });
  expect(found.data.map(({ username }) => username)).toEqual(['ben']);
});
