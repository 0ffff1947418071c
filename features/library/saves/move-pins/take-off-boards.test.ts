import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#features/library/boards/recount.store.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const looseOf = async (member: Cast['ada']) =>
  (await member.call('BoardlessPinsResource.get', {})).data.map((pin) => pin.id);

test('own pins leave their boards and are unorganized again, asked once or twice or by two at once', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Short stay');
  const section = await ada.makes.section(board, 'Part');
  const pins = [
    await ada.saves.pin({ board, section }),
    await ada.saves.pin({ board }),
    await ada.saves.pin(),
  ];
  const pin_ids = pins.map((pin) => pin.id);
  const back = () => ada.call('BulkEditResource.update', { board_id: null, pin_ids });
  await back();
  await Promise.all([back(), back(), back()]);
  expect((await looseOf(ada)).sort()).toEqual([...pin_ids].sort());
  const { data } = await ada.call('BoardResource.get', { board_id: board });
  expect(data.pin_count).toBe(0);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a pin that comes from a secret board stays hidden from others', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Hidden', { privacy: 'secret' });
  const { id } = await ada.saves.pin({ board });
  await ada.call('BulkEditResource.update', { board_id: null, pin_ids: [id] });
  expect(await looseOf(ada)).toContain(id);
  await expect(ben.call('PinResource.get', { id })).rejects.toMatchObject({ kind: 'not-found' });
});

test('pins of others, deleted ones and such as were never there keep all where they are', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Together');
  await ada.shares(board, ben, ['write']);
  const own = await ada.saves.pin({ board });
  const theirs = await ben.saves.pin({ board });
  const gone = await ada.saves.pin({ board });
  await ada.call('PinResource.delete', { id: gone.id });
  const take = (who: typeof ada, ...pin_ids: string[]) =>
    who.call('BulkEditResource.update', { board_id: null, pin_ids });
  await expect(take(ada, own.id, theirs.id)).rejects.toMatchObject({ kind: 'forbidden', detail: theirs.id });
  await expect(take(ben, theirs.id, own.id)).rejects.toMatchObject({ kind: 'forbidden', detail: own.id });
  await expect(take(chi, own.id)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(take(ada, own.id, gone.id)).rejects.toMatchObject({ kind: 'not-found', detail: gone.id });
  await expect(take(ada, own.id, board)).rejects.toMatchObject({ kind: 'not-found', detail: board });
  await ada.blocks(chi);
  await expect(take(chi, own.id)).rejects.toMatchObject({ kind: 'not-found' });
  const { data } = await ada.call('BoardFeedResource.get', { board_id: board });
  expect(data.map((pin) => pin.id).sort()).toEqual([own.id, theirs.id].sort());
  await expect(
    ada.call('BulkEditResource.update', { board_id: 'x', pin_ids: [own.id] }),
  ).rejects.toMatchObject({
    kind: 'invalid',
    field: 'board_id',
  });
});
