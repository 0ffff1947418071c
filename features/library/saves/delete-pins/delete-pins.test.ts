import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#features/library/boards/recount.store.ts';
import { targetOfAction } from '#features/library/work/watched-action.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const DAY = 86_400_000;
const placeOf = async (id: string) => {
  const [row] = await platform.db.rows(
    'select board_id, section_id, rank, saved_at from board_pins where pin_id = $1',
    [id],
  );
  return row;
};

test('a deleted pin is gone from everywhere, and deleting again is no error', async () => {
  const { ada, chi } = cast;
  const board = await ada.makes.board('Gone');
  const section = await ada.makes.section(board, 'Part');
  const pin = await ada.saves.pin({ board, section });
  const { data } = await ada.call('PinResource.delete', { id: pin.id });
  expect(data).toEqual({ deleted_pin_ids: [pin.id], removed_pin_ids: [] });
  expect(await placeOf(pin.id)).toBeUndefined();
  const { data: list } = await chi.call('UserPinsResource.get', { username: 'ada' });
  expect(list.map(({ id }) => id)).not.toContain(pin.id);
  const again = await ada.call('PinResource.delete', { id: pin.id });
  expect(again.data).toEqual({ deleted_pin_ids: [], removed_pin_ids: [] });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test.each(['source', 'first'] as const)(
  'the %s pin of a save is locked before the save that counts on it, so that no two deletions wait in a circle',
  async (which) => {
    const { ada } = cast;
    const first = await ada.saves.pin();
    const { data: source } = await ada.call('RepinResource.create', { pin_id: first.id });
    const { data: copy } = await ada.call('RepinResource.create', { pin_id: source.id });
    const { deleted } = await platform.db.transaction(async (tx) => {
      await tx.rows('select from pins where home = ($1::bigint >> 51)::smallint and id = $1 for update', [
        { source, first }[which].id,
      ]);
      const asked = ada.call('PinResource.delete', { id: copy.id });
      await expect.poll(() => countWaiting(platform.db), { timeout: 10_000 }).toBe(1);
      expect(
        await tx.rows(
          'select from pins where home = ($1::bigint >> 51)::smallint and id = $1 for update nowait',
          [copy.id],
        ),
      ).toHaveLength(1);
      return { deleted: asked };
    });
    expect((await deleted).data.deleted_pin_ids).toEqual([copy.id]);
    expect(await listWrongCounts(platform.db)).toEqual([]);
  },
);

test('undo brings a bulk of pins back to where they were', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Back');
  const section = await ada.makes.section(board, 'Part');
  const pins = [
    await ada.saves.pin({ board, section }),
    await ada.saves.pin({ board }),
    await ada.saves.pin(),
    (await ada.call('RepinResource.create', { pin_id: (await cast.ben.saves.pin()).id, board_id: board }))
      .data,
  ].map((pin) => pin.id);
  const before = await Promise.all(pins.map(placeOf));
  await ada.call('BulkEditResource.delete', { pin_ids: pins });
  expect(await listWrongCounts(platform.db)).toEqual([]);
  platform.clock.advance(29 * DAY);
  await ada.call('PinRestoreResource.create', { pin_ids: pins });
  expect(await Promise.all(pins.map(placeOf))).toEqual(before);
  await ada.call('PinRestoreResource.create', { pin_ids: pins });
  expect(await Promise.all(pins.map(placeOf))).toEqual(before);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('after 30 days a pin does not come back', async () => {
  const { ada } = cast;
  const pin = await ada.saves.pin();
  await ada.call('PinResource.delete', { id: pin.id });
  platform.clock.advance(30 * DAY + 1000);
  await expect(ada.call('PinRestoreResource.create', { pin_ids: [pin.id] })).rejects.toMatchObject({
    kind: 'not-found',
    detail: pin.id,
  });
});

test('where the section or the board is gone, a pin comes back outside it', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Short');
  const section = await ada.makes.section(board, 'Lived');
  const pin = await ada.saves.pin({ board, section });
  await ada.call('PinResource.delete', { id: pin.id });
  await platform.db.write('update sections set deleted_at = now() where id = $1', [section]);
  await ada.call('PinRestoreResource.create', { pin_ids: [pin.id] });
  expect(await placeOf(pin.id)).toMatchObject({ board_id: board, section_id: null });
  await ada.call('PinResource.delete', { id: pin.id });
  await platform.db.write('update boards set deleted_at = now() where id = $1', [board]);
  await ada.call('PinRestoreResource.create', { pin_ids: [pin.id] });
  const { data } = await ada.call('BoardlessPinsResource.get', { userId: ada.id, page_size: 1 });
  expect(data.map(({ id }) => id)).toEqual([pin.id]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('who works on a board no longer gets a pin back without its place there', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Left');
  await ada.shares(board, ben);
  const [stays, gone] = [await ben.saves.pin({ board }), await ben.saves.pin({ board })];
  await ben.call('PinResource.delete', { id: gone.id });
  await platform.db.write('delete from board_collaborators where board_id = $1', [board]);
  await ben.call('PinRestoreResource.create', { pin_ids: [stays.id, gone.id] });
  expect(await placeOf(stays.id)).toMatchObject({ board_id: board });
  expect(await placeOf(gone.id)).toBeUndefined();
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('the owner of a group board takes pins of others off it; they stay with their pinners, secret as they were', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Group', { privacy: 'secret' });
  await ada.shares(board, ben);
  const pin = await ben.saves.pin({ board });
  const { data } = await ada.call('BulkEditResource.delete', { pin_ids: [pin.id] });
  expect(data).toMatchObject({ deleted_pin_ids: [], removed_pin_ids: [pin.id] });
  expect(await placeOf(pin.id)).toBeUndefined();
  const own = await ben.call('BoardlessPinsResource.get', { userId: ben.id });
  expect(own.data[0]).toMatchObject({ id: pin.id, board: null, privacy: 'secret' });
  await expect(chi.call('RepinResource.create', { pin_id: pin.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await listWrongCounts(platform.db)).toEqual([]);
  await ada.call('PinRestoreResource.create', { pin_ids: [pin.id] });
  expect(await placeOf(pin.id)).toMatchObject({ board_id: board });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a pin that its pinner has put elsewhere since is not taken back', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Lent');
  await ada.shares(board, ben);
  const pin = await ben.saves.pin({ board });
  await ada.call('PinResource.delete', { id: pin.id });
  const other = await ben.makes.board('Elsewhere');
  await ben.call('BulkEditResource.update', { board_id: other, pin_ids: [pin.id] });
  await expect(ada.call('PinRestoreResource.create', { pin_ids: [pin.id] })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await placeOf(pin.id)).toMatchObject({ board_id: other });
});

test('others delete nothing, and one foreign pin keeps all', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board = await ada.makes.board('Kept');
  await ada.shares(board, ben);
  const pin = await ada.saves.pin({ board });
  const ofChi = await chi.saves.pin();
  await expect(chi.call('BulkEditResource.delete', { pin_ids: [ofChi.id, pin.id] })).rejects.toMatchObject({
    kind: 'forbidden',
    reason: 'not-your-pin',
    detail: pin.id,
  });
  await expect(ben.call('PinResource.delete', { id: pin.id })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(visitor.call('PinResource.delete', { id: pin.id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(chi.call('PinResource.delete', { id: chi.id })).rejects.toMatchObject({ kind: 'not-found' });
  const secret = await ada.makes.board('Unseen', { privacy: 'secret' });
  const hidden = await ada.saves.pin({ board: secret });
  await expect(chi.call('PinResource.delete', { id: hidden.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await placeOf(pin.id)).toMatchObject({ board_id: board });
  await ada.call('PinResource.delete', { id: pin.id });
  await expect(chi.call('PinRestoreResource.create', { pin_ids: [pin.id] })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('many pins are not deleted by way of a board that their pinner works on no longer', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Once together');
  await ada.shares(board, ben);
  await manyPins(platform.db, { pinnerId: ben.id, boardId: board, count: 501 });
  await platform.db.write('delete from board_collaborators where board_id = $1', [board]);
  const own = await ben.makes.board('Of his own');
  const last = await ben.saves.pin({ board: own });
  const rows = await platform.db.rows<{ id: string }>(
    'select pin_id::text as id from board_pins where board_id = $1',
    [board],
  );
  const pin_ids = rows.map(({ id }) => id);
  await expect(ben.call('BulkEditResource.delete', { pin_ids, board_id: board })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'pin_ids' },
  });
  await ben.call('BulkEditResource.delete', { pin_ids: [...pin_ids, last.id], board_id: board });
  const work = (await ada.call('BoardResource.get', { board_id: board })).data.blocking_actions;
  expect(work).toEqual([]);
  await platform.runJobs();
  expect((await ben.call('BoardResource.get', { board_id: own })).data.blocking_actions).toEqual([]);
  expect(await platform.db.rows('select from board_pins where board_id = any($1)', [[board, own]])).toEqual(
    [],
  );
});

test('deleted and restored by two at once, it ends once, with every count right', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Race');
  const pins: string[] = [];
  for (let index = 0; index < 4; index += 1) pins.push((await ada.saves.pin({ board })).id);
  await Promise.all([1, 2, 3].map(() => ada.call('BulkEditResource.delete', { pin_ids: pins })));
  expect(await listWrongCounts(platform.db)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => ada.call('PinRestoreResource.create', { pin_ids: pins })));
  expect(await platform.db.rows('select pin_count from boards where id = $1', [board])).toEqual([
    { pin_count: 4 },
  ]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('[BLOCKING-12] deleting says whether pins outside sections, those of one section or of the whole board go', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Told');
  const section = await ada.makes.section(board, 'Part');
  const put = async (into?: string) => (await ada.saves.pin({ board, section: into })).id;
  const told = async (...pin_ids: string[]) => {
    const { data } = await ada.call('BulkEditResource.delete', { pin_ids, board_id: board });
    return targetOfAction(data.blocking_action?.section_id);
  };
  expect(await told(await put(section), await put(section))).toEqual({ of: 'section', id: section });
  expect(await told(await put())).toEqual({ of: 'unorganized' });
  expect(await told(await put(section), await put())).toEqual({ of: 'board' });
});
