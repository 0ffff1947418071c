import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { purgeBoardsJob } from '../recently-deleted/recently-deleted.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const DAY = 86_400_000;
const placesOf = (board: string) =>
  platform.db.rows(
    'select pin_id, section_id, rank, saved_at from board_pins where board_id = $1 order by pin_id',
    [board],
  );
const deletedNames = async () =>
  (await cast.ada.call('RecentlyDeletedBoardsResource.get', {})).data.map(({ name }) => name);

test('[API-13] a deleted board is gone with its pins; undo brings all back as it was', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Summer');
  const section = await ada.makes.section(board, 'Beach');
  const pin = await ada.saves.pin({ board, section });
  const { data: repin } = await ada.call('RepinResource.create', {
    pin_id: (await ben.saves.pin()).id,
    board_id: board,
  });
  await platform.db.write('update board_memberships set archived_at = now() where board_id = $1', [board]);
  await platform.db.write('update users set archived_board_count = 1 where id = $1', [ada.id]);
  const before = {
    places: await placesOf(board),
    board: (await ada.call('BoardResource.get', { board_id: board })).data,
  };
  expect(await wrongCounts(platform.db)).toEqual([]);

  const actions = Array.from({ length: 3 }, () => ada.call('BoardResource.delete', { board_id: board }));
  await Promise.all(actions);
  await ada.call('BoardResource.delete', { board_id: board });
  for (const anyone of [ada, chi]) {
    await expect(anyone.call('BoardResource.get', { board_id: board })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const { data: pins } = await anyone.call('UserPinsResource.get', { username: 'ada' });
    expect(pins.map(({ id }) => id)).not.toContain(pin.id);
    expect(pins.map(({ id }) => id)).not.toContain(repin.id);
  }
  expect(await wrongCounts(platform.db)).toEqual([]);

  platform.clock.advance(29 * DAY);
  const undos = Array.from({ length: 3 }, () => ada.call('BoardRestoreResource.create', { board_id: board }));
  const [restored] = await Promise.all(undos);
  await ada.call('BoardRestoreResource.create', { board_id: board });
  expect(restored?.data).toEqual({ ...before.board, blocking_action: null });
  expect(await placesOf(board)).toEqual(before.places);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('[BOARDS-04] its owner alone finds it among the recently deleted, for 30 days', async () => {
  const { ada, chi, visitor } = cast;
  const board = await ada.makes.board('Autumn', { pins: 2 });
  await ada.call('BoardResource.delete', { board_id: board });
  const { data } = await ada.call('RecentlyDeletedBoardsResource.get', {});
  expect(data[0]).toMatchObject({ id: board, name: 'Autumn', pin_count: 2, cover_images: [{}, {}] });
  expect((await chi.call('RecentlyDeletedBoardsResource.get', {})).data).toEqual([]);
  await expect(visitor.call('RecentlyDeletedBoardsResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  platform.clock.advance(30 * DAY);
  expect(await deletedNames()).not.toContain('Autumn');
  await expect(ada.call('BoardRestoreResource.create', { board_id: board })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'too-late-to-restore',
  });
});

test('recently deleted boards come page by page, the last one first', async () => {
  const { ada } = cast;
  for (const name of ['One', 'Two', 'Three']) {
    platform.clock.advance(1000);
    await ada.call('BoardResource.delete', { board_id: await ada.makes.board(name) });
  }
  const first = await ada.call('RecentlyDeletedBoardsResource.get', { page_size: 2 });
  expect(first.data.map(({ name }) => name)).toEqual(['Three', 'Two']);
  const rest = await ada.call('RecentlyDeletedBoardsResource.get', {
    page_size: 2,
    bookmarks: [first.bookmark],
  });
  expect(rest.data.map(({ name }) => name)).toEqual(['One']);
  expect(rest.bookmark).toBeNull();
});

test('pins of collaborators stay with them, on no board and secret as they were', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Party', { privacy: 'secret' });
  await ada.shares(board, ben);
  const own = await ada.saves.pin({ board });
  const pin = await ben.saves.pin({ board });
  await ada.call('BoardResource.delete', { board_id: board });
  const [deleted] = (await ada.call('RecentlyDeletedBoardsResource.get', {})).data;
  expect(deleted?.cover_images.map(({ pin_id }) => pin_id)).toEqual([own.id]);
  const { data } = await ben.call('BoardlessPinsResource.get', { userId: ben.id });
  expect(data.find(({ id }) => id === pin.id)).toMatchObject({ board: null, privacy: 'secret' });
  expect(
    (await chi.call('UserPinsResource.get', { username: 'ben' })).data.map(({ id }) => id),
  ).not.toContain(pin.id);
  await ada.call('BoardRestoreResource.create', { board_id: board });
  const { data: feed } = await ada.call('BoardFeedResource.get', { board_id: board });
  expect(feed.map(({ id }) => id)).toEqual([own.id]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('strangers and collaborators delete and restore nothing', async () => {
  const { ada, ben, chi, visitor } = cast;
  const open = await ada.makes.board('Winter');
  const secret = await ada.makes.board('Spring', { privacy: 'secret' });
  await ada.shares(open, ben, ['write']);
  await expect(visitor.call('BoardResource.delete', { board_id: open })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  for (const other of [ben, chi]) {
    await expect(other.call('BoardResource.delete', { board_id: open })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(other.call('BoardResource.delete', { board_id: secret })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  await ada.call('BoardResource.delete', { board_id: open });
  for (const other of [ben, chi]) {
    await expect(other.call('BoardRestoreResource.create', { board_id: open })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(other.call('BoardResource.delete', { board_id: open })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  expect(await deletedNames()).toContain('Winter');
});

test('where another board has taken the address meanwhile, it comes back under another one; its name must be free', async () => {
  const { chi } = cast;
  const { data: board } = await chi.call('BoardResource.create', { name: 'Art' });
  await chi.call('BoardResource.delete', { board_id: board.id });
  const { data: other } = await chi.call('BoardResource.create', { name: 'Art' });
  await expect(chi.call('BoardRestoreResource.create', { board_id: board.id })).rejects.toMatchObject({
    reason: 'board-name-taken',
  });
  await chi.call('BoardResource.update', { board_id: other.id, name: 'Art!' });
  const { data } = await chi.call('BoardRestoreResource.create', { board_id: board.id });
  expect(data.url).toBe('/chi/art-2/');
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('after 30 days a job removes boards with all that hangs on them, and no others', async () => {
  const { studio, ben } = cast;
  const gone = await studio.makes.board('Gone', { pins: 1 });
  const section = await studio.makes.section(gone, 'Part');
  await studio.saves.pin({ board: gone, section });
  await studio.call('BoardInviteResource.create', { board_id: gone, invited_user_ids: [ben.id] });
  await ben.call('BoardInviteResource.update', { board_id: gone });
  const kept = await studio.makes.board('Kept');
  await studio.call('BoardResource.delete', { board_id: gone });
  platform.clock.advance(20 * DAY);
  await studio.call('BoardResource.delete', { board_id: kept });
  platform.clock.advance(10 * DAY + 1000);
  const signal = new AbortController().signal;
  for (const id of ['one', 'two']) {
    await purgeBoardsJob.perform(platform, {}, { signal, id, attempt: 1, isLast: false });
  }
  const left = (table: string, column: string) =>
    platform.db.rows(`select from ${table} where ${column} = any($1::bigint[])`, [[gone]]);
  for (const table of [
    'board_pins',
    'sections',
    'board_collaborators',
    'board_memberships',
    'board_invites',
  ]) {
    expect(await left(table, 'board_id')).toEqual([]);
  }
  expect(await left('boards', 'id')).toEqual([]);
  const { data } = await studio.call('RecentlyDeletedBoardsResource.get', {});
  expect(data.map(({ id }) => id)).toEqual([kept]);
});
