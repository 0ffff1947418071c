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

const repinsOf = async (id: string) => {
  const [row] = await platform.db.rows<{ repin_count: number }>(
    'select repin_count from pins where id = $1',
    [id],
  );
  return row?.repin_count;
};

test('saving a pin makes an own one with the same picture, words and credit', async () => {
  const { ada, ben } = cast;
  const pin = await ada.saves.pin({ title: 'Lamp', description: 'Brass', link: 'https://shop.example/lamp' });
  const board = await ben.makes.board('Light');
  const { data } = await ben.call('RepinResource.create', { pin_id: pin.id, board_id: board });
  expect(data).toMatchObject({
    title: 'Lamp',
    description: 'Brass',
    link: 'https://shop.example/lamp',
    domain: 'shop.example',
    image_signature: pin.image_signature,
    is_repin: true,
    repin_count: 0,
    pinner: { username: 'ben' },
    board: { id: board },
  });
  const [row] = await platform.db.rows(
    'select origin_pin_id, origin_pinner_id, source_pin_id from pins where id = $1',
    [data.id],
  );
  expect(row).toEqual({ origin_pin_id: pin.id, origin_pinner_id: ada.id, source_pin_id: pin.id });
  expect(await repinsOf(pin.id)).toBe(1);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a pin saved from a saved one credits the first of the chain, and both count it', async () => {
  const { ada, ben, chi } = cast;
  const first = await ada.saves.pin();
  const second = (await ben.call('RepinResource.create', { pin_id: first.id })).data;
  const { data: third } = await chi.call('RepinResource.create', { pin_id: second.id, description: 'Mine' });
  expect(third.description).toBe('Mine');
  const [row] = await platform.db.rows('select origin_pin_id, source_pin_id from pins where id = $1', [
    third.id,
  ]);
  expect(row).toEqual({ origin_pin_id: first.id, source_pin_id: second.id });
  expect([await repinsOf(first.id), await repinsOf(second.id)]).toEqual([2, 1]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what its maker deletes stays with those who saved it, and they may be saved from', async () => {
  const { ada, ben, chi } = cast;
  const pin = await ada.saves.pin();
  const board = await ben.makes.board('Kept');
  const { data: kept } = await ben.call('RepinResource.create', { pin_id: pin.id, board_id: board });
  await ada.call('PinResource.delete', { id: pin.id });
  await expect(chi.call('RepinResource.create', { pin_id: pin.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  const { data } = await chi.call('RepinResource.create', { pin_id: kept.id });
  expect(data.image_signature).toBe(pin.image_signature);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what one may not see cannot be saved, nor to a board that is not open to one', async () => {
  const { ada, ben, chi, visitor } = cast;
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = await ada.saves.pin({ board: secret });
  const open = await ada.saves.pin();
  const before = await platform.db.rows('select count(*) from pins');
  await expect(chi.call('RepinResource.create', { pin_id: hidden.id })).rejects.toMatchObject({
    kind: 'not-found',
    reason: 'pin-not-found',
  });
  await expect(chi.call('RepinResource.create', { pin_id: open.id, board_id: secret })).rejects.toMatchObject(
    { kind: 'not-found', reason: 'board-not-found' },
  );
  const others = await ben.makes.board('Of Ben');
  await expect(chi.call('RepinResource.create', { pin_id: open.id, board_id: others })).rejects.toMatchObject(
    {
      kind: 'forbidden',
    },
  );
  await expect(visitor.call('RepinResource.create', { pin_id: open.id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(await platform.db.rows('select count(*) from pins')).toEqual(before);
  expect(await repinsOf(open.id)).toBe(0);
});

test('many who save one pin at once are all counted; sent twice it is saved twice', async () => {
  const { ada, ben, chi } = cast;
  const pin = await ada.saves.pin();
  const board = await ben.makes.board('Crowd');
  const saves = [ben, chi, ben, chi, ben].map((who) =>
    who.call('RepinResource.create', { pin_id: pin.id, ...(who === ben && { board_id: board }) }),
  );
  await Promise.all(saves);
  expect(await repinsOf(pin.id)).toBe(5);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('copying saves each pin once in their order, all or none', async () => {
  const { ada, ben } = cast;
  const pins = [await ada.saves.pin({ title: 'One' }), await ada.saves.pin({ title: 'Two' })];
  const [one, two] = pins.map((pin) => pin.id);
  const board = await ben.makes.board('Copies');
  const section = await ben.makes.section(board, 'Best');
  const { data } = await ben.call('BulkEditResource.create', {
    board_id: board,
    board_section_id: section,
    pin_ids: [one, two, one].map(String),
  });
  expect(data.pin_ids).toHaveLength(2);
  const places = await platform.db.rows<{ pin_id: string; section_id: string }>(
    'select pin_id, section_id from board_pins where board_id = $1 order by rank desc',
    [board],
  );
  expect(places).toEqual(data.pin_ids.map((pin_id) => ({ pin_id, section_id: section })));
  const secret = await ada.makes.board('Mine', { privacy: 'secret' });
  const hidden = await ada.saves.pin({ board: secret });
  await expect(
    ben.call('BulkEditResource.create', { board_id: board, pin_ids: [String(one), hidden.id] }),
  ).rejects.toMatchObject({ kind: 'not-found', detail: hidden.id });
  expect(await platform.db.rows('select pin_count from boards where id = $1', [board])).toEqual([
    { pin_count: 2 },
  ]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('more pins than one call may take are refused', async () => {
  const { ben } = cast;
  const board = await ben.makes.board('Too many');
  const pin_ids = Array.from({ length: 501 }, (_, index) => String(index + 1));
  await expect(ben.call('BulkEditResource.create', { board_id: board, pin_ids })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'pin_ids',
  });
});

test('what cannot be the id of a pin names none, for writes as for reads', async () => {
  const { ada, visitor } = cast;
  for (const id of ['abc', '12a', '-1', '']) {
    const missing = { kind: 'not-found', reason: 'pin-not-found' };
    for (const call of [
      ada.call('RepinResource.create', { pin_id: id }),
      ada.call('PinResource.update', { id, title: 'Lamp' }),
      ada.call('PinResource.delete', { id }),
      ada.call('PinFavoriteResource.create', { pin_id: id }),
      ada.call('PinFavoriteResource.delete', { pin_id: id }),
      ada.call('AggregatedCommentResource.create', { objectId: id, text: 'Lovely' }),
      visitor.call('AggregatedCommentFeedResource.get', { objectId: id }),
    ])
      await expect(call).rejects.toMatchObject(missing);
    const unseen = visitor.call('PinFavoriteResource.create', { pin_id: id });
    await expect(unseen).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
});
