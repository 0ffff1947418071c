import { beforeEach, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const block = (who: CastMember, whom: CastMember, extra: object = {}) =>
  who.call('UserBlockResource.create', { blocked_user_id: whom.id, ...extra });
const unblock = (who: CastMember, whom: CastMember) =>
  who.call('UserBlockResource.delete', { blocked_user_id: whom.id });
const blocked = async (who: CastMember) =>
  (await who.call('UserBlocksResource.get', {})).data.map(({ username }) => username);

test('[BLOCK-06] a block hides both from each other, once however often it is asked, until it is undone', async () => {
  const { ada, ben } = cast;
  const input = { orbac_subject_id: ada.id, block_source: 'profile', block_context: 'options' };
  for (let time = 0; time < 2; time += 1) await block(ada, ben, input);
  const both = { blocker_id: ada.id, blocked_id: ben.id };
  expect(await platform.db.rows('select blocker_id, blocked_id, source, context from blocks')).toEqual([
    { ...both, source: 'profile', context: 'options' },
  ]);
  expect(await platform.db.rows('select blocker_id, blocked_id from blocked_by')).toEqual([both]);
  const lookFor = (who: CastMember, whom: CastMember) => who.call('UserResource.get', { user_id: whom.id });
  await expect(lookFor(ben, ada)).rejects.toMatchObject({ kind: 'not-found' });
  expect((await lookFor(ada, ben)).data.blocked_by_me).toBe(true);
  expect(await blocked(ada)).toEqual(['ben']);
  expect(await blocked(ben)).toEqual([]);
  for (let time = 0; time < 2; time += 1) await unblock(ada, ben);
  expect((await lookFor(ben, ada)).data.username).toBe('ada');
  expect((await lookFor(ada, ben)).data.blocked_by_me).toBe(false);
  expect(await platform.db.rows('select 1 from blocked_by')).toEqual([]);
  expect(await blocked(ada)).toEqual([]);
});

test('whom somebody blocks stands newest first, page by page, each once', async () => {
  const { ada, ben, chi, studio } = cast;
  const all = [ben, chi, studio, await memberOf(platform, 'dan')];
  for (const person of all) await block(ada, person);
  await platform.db.write(`update blocks set created_at = '2026-01-01'`);
  await platform.db.write(`update blocks set created_at = '2026-01-02' where blocked_id = $1`, [chi.id]);
  const byId = (a: CastMember, b: CastMember) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1);
  const paged: string[] = [];
  for (let bookmark: string | null | undefined; bookmark !== null && paged.length <= all.length; ) {
    const input = { page_size: 1, ...(bookmark && { bookmarks: [bookmark] }) };
    const page: { data: { username: string }[]; bookmark: string | null } = await ada.call(
      'UserBlocksResource.get',
      input,
    );
    paged.push(...page.data.map(({ username }) => username));
    bookmark = page.bookmark;
  }
  const others = all.filter((person) => person !== chi).sort(byId);
  expect(paged).toEqual([chi, ...others].map(({ username }) => username));
});

test('a block ends follows and requests both ways, with their counts, and they stay ended', async () => {
  const { ada, ben, chi } = cast;
  await ada.follows(ben);
  await ben.follows(ada);
  await chi.follows(ada);
  const pia = await memberOf(platform, 'pia');
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  await ada.call('UserFollowResource.create', { user_id: pia.id });
  await block(ada, ben);
  await block(pia, ada);
  await unblock(ada, ben);
  await unblock(pia, ada);
  const counts = await platform.db.rows(
    `select username, follower_count, following_count from users where username in ('ada', 'ben') order by 1`,
  );
  expect(counts).toEqual([
    { username: 'ada', follower_count: 1, following_count: 0 },
    { username: 'ben', follower_count: 0, following_count: 0 },
  ]);
  expect((await pia.call('FollowRequestsResource.get', {})).data).toEqual([]);
});

test('a follow and a block at once never end in a follow under a block', async () => {
  const { ada, ben } = cast;
  for (let time = 0; time < 10; time += 1) {
    await Promise.allSettled([
      ben.call('UserFollowResource.create', { user_id: ada.id }),
      block(ada, ben),
      ada.call('UserFollowResource.create', { user_id: ben.id }),
      block(ben, ada),
    ]);
    expect(await platform.db.rows('select 1 from follows union all select 1 from followers')).toEqual([]);
    const counts = await platform.db.rows(
      'select 1 from users where follower_count <> 0 or following_count <> 0',
    );
    expect(counts).toEqual([]);
    await Promise.all([unblock(ada, ben), unblock(ben, ada)]);
  }
});

test('nobody blocks themselves, whom they cannot find, or without logging in', async () => {
  const { ada, ben, visitor } = cast;
  await block(ben, ada);
  const wrong = [
    [ada, ada.id, 'invalid'],
    [ada, ben.id, 'not-found'],
    [ada, '7', 'not-found'],
    [visitor, ada.id, 'unauthenticated'],
  ] as const;
  for (const [who, blocked_user_id, kind] of wrong) {
    const asked = who.call('UserBlockResource.create', { blocked_user_id });
    await expect(asked).rejects.toMatchObject({ kind });
  }
});

test('nobody blocks in the name of somebody else', async () => {
  const { ada, ben, chi } = cast;
  const unblock = { blocked_user_id: ben.id, orbac_subject_id: chi.id };
  await expect(ada.call('UserBlockResource.delete', unblock)).rejects.toMatchObject({
    ...{ kind: 'forbidden', reason: 'not-acting-for', field: 'orbac_subject_id' },
  });
  await expect(block(ada, ben, { orbac_subject_id: chi.id })).rejects.toMatchObject({
    ...{ kind: 'forbidden', reason: 'not-acting-for', field: 'orbac_subject_id' },
  });
  expect([await blocked(ada), await blocked(chi)]).toEqual([[], []]);
});
