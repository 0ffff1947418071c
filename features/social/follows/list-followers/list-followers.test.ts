import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { userFollowersGet } from './list-followers.resource.ts';
import { isNamed } from './list-followers.ts';

let platform: TestPlatform;
let cast: Cast;
let many: CastMember[];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  many = [];
  for (const name of ['nora', 'nils', 'olga', 'paul', 'quin']) many.push(await memberOf(platform, name));
  for (const [index, person] of many.entries()) {
    await person.follows(cast.ada);
    await platform.db.write(
      `update followers set created_at = '2026-01-01'::timestamptz + make_interval(secs => $2) where follower_id = $1`,
      [person.id, Math.floor(index / 2)],
    );
  }
});

const followers = async (who: CastMember, input: object = {}) =>
  who.call('UserFollowersResource.get', { username: 'ada', ...input });
const names = async (who: CastMember, input: object = {}) =>
  (await followers(who, input)).data.map(({ username }) => username);

test('followers stand newest first, page by page, each once', async () => {
  const all = await names(cast.ben);
  expect(all).toHaveLength(5);
  expect(all[0]).toBe('quin');
  const paged: string[] = [];
  let bookmark: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof followers>> = await followers(cast.ben, {
      page_size: 2,
      bookmarks: [bookmark],
    });
    paged.push(...answer.data.map(({ username }) => username));
    bookmark = answer.bookmark;
  } while (bookmark);
  expect(paged).toEqual(all);
});

test('rows say how the viewer stands to each, and leave out whom a block hides', async () => {
  const [nora, nils, olga] = many;
  if (!nora || !nils || !olga) throw new Error('somebody is missing');
  await cast.chi.call('UserFollowResource.create', { user_id: nora.id });
  await nils.call('UserSettingsResource.update', { is_private_profile: true });
  await cast.chi.call('UserFollowResource.create', { user_id: nils.id });
  await olga.blocks(cast.chi);
  const rows = (await followers(cast.chi)).data;
  const stands = Object.fromEntries(
    rows.map((row) => [row.username, [row.explicitly_followed_by_me, row.is_follow_requested_by_me]]),
  );
  expect(stands).toEqual({
    quin: [false, false],
    paul: [false, false],
    nils: [false, true],
    nora: [true, false],
  });
});

test('whom somebody follows is asked with all that clients send, and never more than 250 at once', async () => {
  const input = {
    username: 'nora',
    exclude_not_explictly_followed: true,
    explicit_following: 'true',
    page_size: 100_000,
  } as const;
  const { data, bookmark } = await cast.ben.call('UserFollowingResource.get', input);
  expect(data.map(({ username }) => username)).toEqual(['ada']);
  expect(bookmark).toBeNull();
  const wrong = cast.ben.call('UserFollowingResource.get', { username: 'nora', page_size: 0 });
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid', field: 'page_size' });
});

test('[FOLLOW-13] whose board somebody follows is among whom they follow where that is asked for, once and while it is public', async () => {
  const [rosa, sven] = [await memberOf(platform, 'rosa'), await memberOf(platform, 'sven')];
  const [one, two] = [await sven.makes.board('One'), await sven.makes.board('Two')];
  await rosa.follows(cast.ada);
  for (const board_id of [one, two]) await rosa.call('BoardFollowResource.create', { board_id });
  const listed = async (options: object) =>
    (await cast.ben.call('UserFollowingResource.get', { username: 'rosa', ...options })).data
      .map(({ username }) => username)
      .sort();
  for (const options of [{}, { explicit_following: true }, { exclude_not_explictly_followed: 'true' }]) {
    expect(await listed(options)).toEqual(['ada']);
  }
  expect(await listed({ explicit_following: true, exclude_not_explictly_followed: false })).toEqual(['ada']);
  expect(await listed({ explicit_following: false })).toEqual(['ada', 'sven']);
  expect(await listed({ exclude_not_explictly_followed: false })).toEqual(['ada', 'sven']);
  const input = { username: 'rosa', explicit_following: false, page_size: 1 } as const;
  const first = await cast.ben.call('UserFollowingResource.get', input);
  const rest = await cast.ben.call('UserFollowingResource.get', { ...input, bookmarks: [first.bookmark] });
  expect([...first.data, ...rest.data].map(({ username }) => username).sort()).toEqual(['ada', 'sven']);
  for (const board_id of [one, two]) await sven.call('BoardResource.update', { board_id, privacy: 'secret' });
  expect(await listed({ explicit_following: false })).toEqual(['ada']);
});

test('a name is looked for in the list', async () => {
  expect((await names(cast.ben, { query: 'n' })).sort()).toEqual(['nils', 'nora']);
  expect(await names(cast.ben, { query: 'NORA' })).toEqual(['nora']);
  expect(await names(cast.ben, { query: 'zoe' })).toEqual([]);
  const first = await followers(cast.ben, { query: 'n', page_size: 1 });
  const rest = await names(cast.ben, { query: 'n', page_size: 1, bookmarks: [first.bookmark] });
  // Both follow since the same moment.
  expect(first.data).toHaveLength(1);
  expect([...first.data.map(({ username }) => username), ...rest].sort()).toEqual(['nils', 'nora']);
});

test('a name is found by the beginnings of its words, without accents', () => {
  const person = { username: 'elena_f', full_name: 'Élena García-Ruiz' };
  for (const query of ['elena', 'garc', 'ruiz el', 'ÉLENA']) expect(isNamed(person, query)).toBe(true);
  for (const query of ['lena', 'arc', 'elena x']) expect(isNamed(person, query)).toBe(false);
});

test('a long list costs no more queries than a short one', async () => {
  const cost = async (page_size: number) => {
    const counted = countingQueries(await cast.ben.context());
    await dispatch(userFollowersGet, counted.context, { username: 'ada', page_size });
    return counted.count();
  };
  const short = await cost(1);
  expect(await cost(5)).toBe(short);
});

test('visitors are asked to log in', async () => {
  for (const who of [cast.visitor, cast.bot]) {
    const asked = who.call('UserFollowersResource.get', { username: 'ada' });
    await expect(asked).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
});
