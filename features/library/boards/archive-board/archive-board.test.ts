import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { listWrongBoardCounts } from '../recount.store.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const archivedOf = async ({ id }: CastMember) => {
  const [row] = await platform.db.rows<{ archived_board_count: number }>(
    'select archived_board_count from users where id = $1',
    [id],
  );
  return row?.archived_board_count;
};
const namesOf = async (who: CastMember, username: string, include_archived = true) =>
  (await who.call('BoardsResource.get', { username, include_archived })).data.map(({ name }) => name);

test('an archived board stands in the archive of its owner, and others do not find it on the profile', async () => {
  const { ada, chi } = cast;
  const board_id = await ada.makes.board('Old flat');
  await ada.makes.board('New flat');
  const { data } = await ada.call('BoardArchiveResource.create', { board_id });
  expect(data).toMatchObject({ profileGroup: 'archived', privacy_level: 1 });
  expect(data.archived_by_me_at).not.toBeNull();
  expect(await namesOf(ada, 'ada')).toEqual(['New flat', 'Old flat']);
  expect(await namesOf(ada, 'ada', false)).toEqual(['New flat']);
  expect(await namesOf(chi, 'ada')).toEqual(['New flat']);
  const countFor = async (who: CastMember) =>
    (await who.call('UserResource.get', { username: 'ada' })).data.board_count;
  expect([await countFor(ada), await countFor(chi)]).toEqual([2, 1]);
  expect((await chi.call('BoardResource.get', { board_id })).data).toMatchObject({ profileGroup: 'public' });
  const back = await ada.call('BoardArchiveResource.delete', { board_id });
  expect(back.data).toMatchObject({ profileGroup: 'public', archived_by_me_at: null });
  expect(await namesOf(chi, 'ada')).toEqual(['New flat', 'Old flat']);
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('who works on a board archives it for themselves alone', async () => {
  const { ben, chi } = cast;
  const board_id = await ben.makes.board('Ours');
  await ben.shares(board_id, chi);
  await chi.call('BoardArchiveResource.create', { board_id });
  expect((await ben.call('BoardResource.get', { board_id })).data.profileGroup).toBe('public');
  expect((await chi.call('BoardResource.get', { board_id })).data.profileGroup).toBe('archived');
  expect([await archivedOf(ben), await archivedOf(chi)]).toEqual([0, 1]);
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('the same again, and two at once, count once', async () => {
  const { ada } = cast;
  const board_id = await ada.makes.board('Twice');
  const before = await archivedOf(ada);
  await Promise.all([1, 2, 3].map(() => ada.call('BoardArchiveResource.create', { board_id })));
  expect(await archivedOf(ada)).toBe((before ?? 0) + 1);
  const first = (await ada.call('BoardResource.get', { board_id })).data.archived_by_me_at;
  await ada.call('BoardArchiveResource.create', { board_id });
  expect((await ada.call('BoardResource.get', { board_id })).data.archived_by_me_at).toBe(first);
  await Promise.all([
    ada.call('BoardArchiveResource.delete', { board_id }),
    ada.call('BoardResource.delete', { board_id }).catch(() => {}),
  ]).catch(() => {});
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('a stranger, somebody blocked and a visitor archive nothing; unknown boards are not found', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Mine');
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  await expect(chi.call('BoardArchiveResource.create', { board_id })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(chi.call('BoardArchiveResource.create', { board_id: secret })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await ada.blocks(ben);
  await expect(ben.call('BoardArchiveResource.create', { board_id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(visitor.call('BoardArchiveResource.delete', { board_id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(ada.call('BoardArchiveResource.create', { board_id: '9007199254740' })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(ada.call('BoardArchiveResource.create', { board_id: 'x' })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'board_id' },
  });
});

test('who had archived a merged board has one less among the archived', async () => {
  const { ben, chi } = cast;
  const source = await ben.makes.board('Put aside');
  await ben.shares(source, chi);
  await chi.call('BoardArchiveResource.create', { board_id: source });
  const target = await ben.makes.board('In use');
  await ben.call('POST /v3/boards/:source/merge/:target/', { source, target });
  expect(await wrongCounts(platform.db)).toEqual([]);
});
