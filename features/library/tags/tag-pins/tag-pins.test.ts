import { beforeAll, expect, test } from 'vitest';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let ada: CastMember;
let ben: CastMember;

beforeAll(async () => {
  ({ ada, ben } = await castOf(await testPlatform(await freshDatabase())));
});

const pinOf = async (who: CastMember) => (await who.saves.pin()).id;
const mark = (pin_id: string, tags: string[]) => ada.call('PinTagsResource.update', { pin_id, tags });
const add = async (pin_ids: string[], tags: string[]) =>
  (await ada.call('TaggedPinsResource.create', { pin_ids, tags })).data;
const counts = async () =>
  Object.fromEntries(
    (await ada.call('TagsResource.get', {})).data.map(({ name, pin_count }) => [name, pin_count]),
  );

test('several pins get tags at once, all or none, and undo leaves those that had them before', async () => {
  const [had, fresh] = [await pinOf(ada), await pinOf(ada)];
  await mark(had, ['oak']);
  const { added, pin_ids } = await add([had, fresh], ['Oak', 'ash']);
  expect(pin_ids).toEqual([had, fresh]);
  expect(added.map((one) => one.pin_ids.length).sort()).toEqual([1, 2]);
  expect(await counts()).toEqual({ ash: 2, oak: 2 });
  const gone = { tag_id: '1', pin_ids: [fresh] };
  await expect(ada.call('TaggedPinsResource.delete', { added: [...added, gone] })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await counts()).toEqual({ ash: 2, oak: 2 });
  await ada.call('TaggedPinsResource.delete', { added });
  expect(await counts()).toEqual({ ash: 0, oak: 1 });
  await mark(
    fresh,
    Array.from({ length: 19 }, (_, index) => `tag ${index}`),
  );
  const refused = { kind: 'conflict', reason: 'too-many-tags-of-pin', field: 'pin_ids' };
  await expect(add([had, fresh], ['new', 'newer'])).rejects.toMatchObject(refused);
  expect(await counts()).not.toHaveProperty('new');
  await add([fresh], ['TAG 3', 'new']);
  await expect(add([had, fresh], ['elm'])).rejects.toMatchObject(refused);
  await expect(add([fresh], [])).rejects.toMatchObject({ kind: 'invalid', field: 'tags' });
});

test('of chosen pins, those of collaborators are left out, and hidden ones are not found', async () => {
  const board = await ada.makes.board('Shared');
  await ada.shares(board, ben);
  const [own, bens] = [(await ada.saves.pin({ board })).id, (await ben.saves.pin({ board })).id];
  expect((await add([bens, own], ['beech'])).pin_ids).toEqual([own]);
  expect(await counts()).toMatchObject({ beech: 1 });
  await expect(add([bens], ['larch'])).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-your-pin' });
  const secret = await ben.makes.board('Secret', { privacy: 'secret' });
  const hidden = (await ben.saves.pin({ board: secret })).id;
  await expect(add([own, hidden], ['larch'])).rejects.toMatchObject({ kind: 'not-found' });
  expect(await counts()).not.toHaveProperty('larch');
});
