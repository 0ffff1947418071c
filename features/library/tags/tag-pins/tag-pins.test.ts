import { expect, test } from 'vitest';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

test('several pins get a tag at once, all or none, and undo leaves those that had it before', async () => {
  const { ada, ben } = await castOf(await testPlatform(await freshDatabase()));
  const [had, fresh] = [(await ada.saves.pin()).id, (await ada.saves.pin()).id];
  const mark = (pin_id: string, tags: string[]) => ada.call('PinTagsResource.update', { pin_id, tags });
  const counts = async () =>
    Object.fromEntries(
      (await ada.call('TagsResource.get', {})).data.map(({ name, pin_count }) => [name, pin_count]),
    );
  await mark(had, ['oak']);
  const ofBen = (await ben.saves.pin()).id;
  const add = (pin_ids: string[], tag = 'Oak') => ada.call('TaggedPinsResource.create', { pin_ids, tag });
  await expect(add([fresh, ofBen])).rejects.toMatchObject({ kind: 'not-found' });
  expect(await counts()).toEqual({ oak: 1 });
  const { data } = await add([had, fresh]);
  expect([data.pin_ids, await counts()]).toEqual([[fresh], { oak: 2 }]);
  await ada.call('TaggedPinsResource.delete', { pin_ids: data.pin_ids, tag_id: data.tag_id });
  expect(await counts()).toEqual({ oak: 1 });
  await mark(
    fresh,
    Array.from({ length: 20 }, (_, index) => `tag ${index}`),
  );
  await expect(add([had, fresh])).rejects.toMatchObject({ reason: 'too-many-tags-of-pin' });
  await expect(add([had, fresh], 'new')).rejects.toMatchObject({ kind: 'conflict', field: 'pin_ids' });
  expect(await counts()).not.toHaveProperty('new');
  await add([fresh], 'TAG 3');
});
