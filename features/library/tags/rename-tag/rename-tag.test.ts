import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

const taggedPin = async (who: CastMember, tags: string[]) => {
  const { id } = await who.saves.pin();
  await who.call('PinTagsResource.update', { pin_id: id, tags });
  return id;
};
const tagsOf = async (who: CastMember) => (await who.call('TagsResource.get', {})).data;
const countsOf = async (who: CastMember) =>
  Object.fromEntries((await tagsOf(who)).map(({ name, pin_count }) => [name, pin_count]));
const idOf = async (who: CastMember, name: string) =>
  (await tagsOf(who)).find((tag) => tag.name === name)?.id as Id;
const namesOn = async (who: CastMember, pin_id: string) =>
  (await who.call('PinTagsResource.get', { pin_id })).data.tags.map(({ name }) => name);

test('a tag is renamed, and merged into another only when that is asked for', async () => {
  const { ada, ben } = await castOf(await testPlatform(await freshDatabase()));
  const both = await taggedPin(ada, ['oak', 'timber']);
  const one = await taggedPin(ada, ['timber']);
  const tag_id = await idOf(ada, 'timber');
  await ada.call('TagResource.update', { tag_id, name: 'TIMBER' });
  await ada.call('TagResource.update', { tag_id, name: 'Wood' });
  await expect(ada.call('TagResource.update', { tag_id, name: 'OAK' })).rejects.toMatchObject({
    ...{ kind: 'conflict', reason: 'tag-name-taken', field: 'name' },
  });
  expect(await countsOf(ada)).toEqual({ oak: 1, Wood: 2 });
  const into_id = await idOf(ada, 'oak');
  for (const sent of [{}, { name: 'Elm', into_id }, { into_id: tag_id }]) {
    await expect(ada.call('TagResource.update', { tag_id, ...sent })).rejects.toMatchObject({
      ...{ kind: 'invalid', field: 'into_id' in sent && !('name' in sent) ? 'into_id' : 'name' },
    });
  }
  await taggedPin(ben, ['bens']);
  await taggedPin(ada, ['gone']);
  const gone = await idOf(ada, 'gone');
  await ada.call('TagResource.delete', { tag_id: gone });
  for (const other of [gone, await idOf(ben, 'bens')]) {
    await expect(ada.call('TagResource.update', { tag_id, into_id: other })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  expect(await countsOf(ada)).toEqual({ oak: 1, Wood: 2 });
  const { data } = await ada.call('TagResource.update', { tag_id, into_id });
  expect(data).toEqual({ id: into_id, name: 'oak' });
  expect(await countsOf(ada)).toEqual({ oak: 2 });
  for (const pin of [both, one]) expect(await namesOn(ada, pin)).toEqual(['oak']);
});
