import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { fileAll } from '../testing-topics.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const settle = () => fileAll(platform);
const topicsOf = async (pin_id: string, who: Pick<Cast['ada'], 'call'> = cast.visitor) =>
  (await who.call('PinTopicsResource.get', { pin_id })).data.map(({ name, reason }) => `${name} (${reason})`);
const idOf = async (interest: string) =>
  (await cast.visitor.call('TopicResource.get', { interest })).data.id as Id;

test('owners correct the topics of their pins, which later finds leave alone, and can go back', async () => {
  const { ada } = cast;
  const { id: pin_id } = await ada.saves.pin({ title: 'A kitten with a baguette' });
  await settle();
  expect((await topicsOf(pin_id)).sort()).toEqual(['Bread (text)', 'Cats (text)']);
  const [dogs, cats] = [await idOf('dogs'), await idOf('cats')];
  const { data } = await ada.call('PinTopicsResource.update', { pin_id, interest_ids: [dogs, cats, dogs] });
  expect(data.map(({ name }) => name).sort()).toEqual(['Cats', 'Dogs']);
  await ada.call('PinResource.update', { id: pin_id, title: 'A loaf' });
  await settle();
  expect((await topicsOf(pin_id)).sort()).toEqual(['Cats (owner)', 'Dogs (owner)']);
  const feed = await cast.visitor.call('TopicFeedResource.get', { interest: 'animals' });
  expect(feed.data.map(({ id }) => id)).toEqual([pin_id]);
  await ada.call('PinTopicsResource.update', { pin_id, interest_ids: [] });
  await settle();
  expect(await topicsOf(pin_id)).toEqual([]);
  await ada.call('PinTopicsResource.update', { pin_id, interest_ids: null });
  await settle();
  expect(await topicsOf(pin_id)).toEqual(['Bread (text)']);
});

test('others, visitors, unknown topics and too many of them are refused; hidden pins are not found', async () => {
  const { ada, ben, visitor } = cast;
  const board = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = (await ada.saves.pin({ board, title: 'Kitten' })).id;
  const pin_id = (await ada.saves.pin({ title: 'Kitten' })).id;
  const interest_ids = [await idOf('dogs')];
  const refused = [
    [visitor, { pin_id, interest_ids }, 'unauthenticated'],
    [ben, { pin_id, interest_ids }, 'forbidden'],
    [ben, { pin_id: hidden, interest_ids }, 'not-found'],
    [ada, { pin_id, interest_ids: ['9007199254740'] }, 'not-found'],
    [ada, { pin_id, interest_ids: Array.from({ length: 11 }, (_, n) => `${n + 1}`) }, 'invalid'],
  ] as const;
  for (const [who, sent, kind] of refused) {
    await expect(who.call('PinTopicsResource.update', sent as never)).rejects.toMatchObject({ kind });
  }
  await settle();
  await expect(topicsOf(hidden, ben)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await topicsOf(hidden, ada)).toEqual(['Cats (text)']);
});

test('whoever left a secret board no longer learns from their own pins there what it is about', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Kittens', { privacy: 'secret' });
  await ada.shares(board, ben);
  const { id } = await ben.saves.pin({ board, title: 'With a baguette' });
  await settle();
  expect((await topicsOf(id, ben)).sort()).toEqual(['Bread (text)', 'Cats (board)']);
  await ada.call('BoardCollaboratorResource.delete', { board_id: board, invited_user_id: ben.id });
  const after = await topicsOf(id, ben);
  expect(after).toEqual(['Bread (text)']);
});
