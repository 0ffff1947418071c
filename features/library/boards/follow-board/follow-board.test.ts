import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listWrongBoardCounts } from '../recount.store.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const seenBy = async (who: CastMember, board_id: Id) =>
  (await who.call('BoardResource.get', { board_id })).data;
const followersOf = async (id: Id) =>
  (
    await platform.db.rows<{ username: string }>(
      `select username from board_followers f join accounts a on a.id = f.user_id
       where board_id = $1 order by username`,
      [id],
    )
  ).map(({ username }) => username);
const expectRightCounts = async () => expect(await listWrongBoardCounts(platform.db)).toEqual([]);

test('following and leaving a board is counted, by resource, by path and through the tunnel', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Open');
  expect((await ben.call('BoardFollowResource.create', { board_id })).data).toEqual({
    board_id,
    followed_by_me: true,
  });
  const throughTunnel = async (name: string) => {
    const resource = createProductRegistry().find(name);
    if (!resource) throw new Error(`no ${name}`);
    return dispatch(resource, await chi.context(), { url: `/v3/boards/${board_id}/follow/` });
  };
  await throughTunnel('ApiResource.update');
  expect(await seenBy(ben, board_id)).toMatchObject({ followed_by_me: true, follower_count: 2 });
  expect(await seenBy(ada, board_id)).toMatchObject({ followed_by_me: false, follower_count: 2 });
  await throughTunnel('ApiResource.delete');
  await ben.call('DELETE /v3/boards/:board_id/follow/', { board_id });
  expect(await seenBy(ben, board_id)).toMatchObject({ followed_by_me: false, follower_count: 0 });
  await ben.call('PUT /v3/boards/:board_id/follow/', { board_id });
  expect(await followersOf(board_id)).toEqual(['ben']);
  await expectRightCounts();
});

test('again, several at once, and to and fro at once, each person counts once', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Popular');
  await Promise.all([1, 2, 3].map(() => ben.call('BoardFollowResource.create', { board_id })));
  await ben.call('BoardFollowResource.create', { board_id });
  expect(await seenBy(ben, board_id)).toMatchObject({ follower_count: 1 });
  await Promise.all([
    ben.call('BoardFollowResource.delete', { board_id }),
    chi.call('BoardFollowResource.create', { board_id }),
    ben.call('BoardFollowResource.create', { board_id }),
    chi.call('BoardFollowResource.delete', { board_id }),
  ]);
  await expectRightCounts();
  await Promise.all([1, 2].map(() => ben.call('BoardFollowResource.delete', { board_id })));
  await chi.call('BoardFollowResource.delete', { board_id });
  expect(await seenBy(ben, board_id)).toMatchObject({ follower_count: 0 });
});

test('visitors, blocked people and whoever works on a board do not follow it; what is not seen is not found', async () => {
  const { ada, ben, chi, visitor } = cast;
  const [dan, eve] = [await memberOf(platform, 'dan'), await memberOf(platform, 'eve')];
  const board_id = await ada.makes.board('Choosy');
  const secret = await ada.makes.board('Hushed', { privacy: 'secret' });
  await ada.shares(board_id, ben);
  await ada.blocks(dan);
  await eve.blocks(ada);
  const refused = [
    [visitor, board_id, 'unauthenticated'],
    [ada, board_id, 'conflict'],
    [ben, board_id, 'conflict'],
    [dan, board_id, 'not-found'],
    [eve, board_id, 'not-found'],
    [chi, secret, 'not-found'],
    [chi, '9007199254740', 'not-found'],
    [chi, 'x', 'invalid'],
  ] as const;
  for (const [who, id, kind] of refused) {
    await expect(who.call('BoardFollowResource.create', { board_id: id })).rejects.toMatchObject({ kind });
  }
  expect(await followersOf(board_id)).toEqual([]);
  expect(await followersOf(secret)).toEqual([]);
  await expectRightCounts();
});

test('who follows a board and comes to work on it follows it no longer', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('From follower to maker');
  await ben.call('BoardFollowResource.create', { board_id });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  expect(await seenBy(ben, board_id)).toMatchObject({ followed_by_me: true, follower_count: 1 });
  await ben.call('BoardInviteResource.update', { board_id });
  expect(await seenBy(ben, board_id)).toMatchObject({ followed_by_me: false, follower_count: 0 });
  expect(await followersOf(board_id)).toEqual([]);
  await expectRightCounts();
});

test('a board that became secret, or was deleted, can be left', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Soon secret');
  await ben.call('BoardFollowResource.create', { board_id });
  await chi.call('BoardFollowResource.create', { board_id });
  await ada.call('BoardResource.update', { board_id, privacy: 'secret' });
  await ben.call('BoardFollowResource.delete', { board_id });
  await ada.call('BoardResource.delete', { board_id });
  await chi.call('BoardFollowResource.delete', { board_id });
  await ada.call('BoardRestoreResource.create', { board_id });
  expect(await seenBy(ada, board_id)).toMatchObject({ follower_count: 0 });
  await expectRightCounts();
});

test('who followed a board that was merged follows the other, and no longer once the merge is undone', async () => {
  const { ada, ben, chi, studio } = cast;
  const dora = await memberOf(platform, 'dora');
  const source = await ada.makes.board('Source', { pins: 1 });
  const target = await ada.makes.board('Target');
  for (const who of [ben, chi, studio]) await who.call('BoardFollowResource.create', { board_id: source });
  await chi.call('BoardFollowResource.create', { board_id: target });
  await ada.shares(target, studio);
  await ada.call('POST /v3/boards/:source/merge/:target/', { source, target });
  expect(await followersOf(target)).toEqual(['ben', 'chi']);
  expect(await seenBy(ben, target)).toMatchObject({ followed_by_me: true, follower_count: 2 });
  await expectRightCounts();
  await dora.call('BoardFollowResource.create', { board_id: target });
  await ada.call('BoardRestoreResource.create', { board_id: source });
  expect(await followersOf(target)).toEqual(['chi', 'dora']);
  expect(await followersOf(source)).toEqual(['ben', 'chi', 'studio']);
  expect(await seenBy(ben, source)).toMatchObject({ followed_by_me: true, follower_count: 3 });
  await expectRightCounts();
});

test('more followers than one step handles come along, whole or not at all', async () => {
  const { ada } = cast;
  const source = await ada.makes.board('Famous');
  const target = await ada.makes.board('Quiet');
  await platform.db.write(
    `insert into accounts (id, name, email, username)
     select new_id((n % 4096)::smallint), 'Fan', 'fan' || n || '@example.com', 'fan' || n from generate_series(1, 5003) n`,
  );
  await platform.db.write(
    `insert into users (home, id, username, full_name, first_name)
     select (id >> 51)::smallint, id, username, 'Fan', 'Fan' from accounts where username like 'fan%'`,
  );
  await platform.db.write(
    `insert into board_follows (home, user_id, board_id) select home, id, $1 from users where username like 'fan%'`,
    [source],
  );
  await platform.db.write(
    `insert into board_followers (home, board_id, user_id)
     select ($1::bigint >> 51)::smallint, $1, id from users where username like 'fan%'`,
    [source],
  );
  await platform.db.write('update boards set follower_count = 5003 where id = $1', [source]);
  await ada.call('POST /v3/boards/:source/merge/:target/', { source, target });
  await platform.runJobs();
  expect(await seenBy(ada, target)).toMatchObject({ follower_count: 5003, blocking_actions: [] });
  await expectRightCounts();
  await ada.call('BoardRestoreResource.create', { board_id: source });
  await platform.runJobs();
  expect(await seenBy(ada, target)).toMatchObject({ follower_count: 0, blocking_actions: [] });
  expect(await seenBy(ada, source)).toMatchObject({ follower_count: 5003 });
  await expectRightCounts();
});
