import { beforeEach, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;
let pin_id: string;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pin_id = (await cast.ada.saves.pin()).id;
});

const tries = async (who: CastMember, details: string) =>
  (await who.call('DidItActivityResource.create', { pin_id, details })).data.id;
const read = async (who: Pick<CastMember, 'call'>) =>
  (await who.call('DidItActivityFeedResource.get', { pin_id })).data;
const notes = async (who: Pick<CastMember, 'call'>) => (await read(who)).map(({ details }) => details);

test('what people say of a pin stands under it, the latest first, the own before all, and pages by key', async () => {
  const { ada, ben, chi, visitor } = cast;
  expect(await read(visitor)).toEqual([]);
  for (const who of [ada, ben, chi]) await tries(who, `Of ${who.username}`);
  expect(await notes(visitor)).toEqual(['Of chi', 'Of ben', 'Of ada']);
  expect(await notes(ben)).toEqual(['Of ben', 'Of chi', 'Of ada']);
  const first = await ada.call('DidItActivityFeedResource.get', { pin_id, page_size: 1 });
  expect(first.data).toMatchObject([
    { type: 'userdiditdata', pin_id, user: { username: 'ada' } },
    { user: { username: 'chi' } },
  ]);
  const bookmarks = [first.bookmark ?? ''];
  const next = await ada.call('DidItActivityFeedResource.get', { pin_id, page_size: 1, bookmarks });
  expect(next.data).toMatchObject([{ user: { username: 'ben' } }]);
  expect(next.bookmark).toBeNull();
});

test('who is hidden, suspended or private is not among them', async () => {
  const { ben, chi, studio, visitor } = cast;
  for (const who of [ben, chi, studio]) await tries(who, `Of ${who.username}`);
  await ben.blocks(chi);
  await platform.db.write('update users set suspended_at = now() where id = $1', [studio.id]);
  expect(await notes(ben)).toEqual(['Of ben']);
  expect(await notes(visitor)).toEqual(['Of chi', 'Of ben']);
  const pia = await memberOf(platform, 'pia', 'Pia');
  await tries(pia, 'Of pia');
  await platform.db.write('update users set is_private_profile = true where id = $1', [pia.id]);
  expect(await notes(visitor)).not.toContain('Of pia');
  await ben.follows(pia);
  expect(await notes(ben)).toEqual(['Of ben', 'Of pia']);
});

test('a like counts once however often it is given, is taken back, and leaves with whoever gave it', async () => {
  const { ada, ben, chi, studio } = cast;
  const named = { user_did_it_data_id: await tries(ben, 'Fine') };
  const like = (who: CastMember) => who.call('DidItActivityLikeResource.create', named);
  const unlike = (who: CastMember) => who.call('DidItActivityLikeResource.delete', named);
  await Promise.all([like(ada), like(ada), like(chi), like(studio)]);
  const seen = async (who: CastMember) => {
    const [shown] = await read(who);
    return [shown?.like_count, shown?.liked_by_me];
  };
  expect([await seen(ada), await seen(ben)]).toEqual([
    [3, true],
    [3, false],
  ]);
  await Promise.all([unlike(chi), unlike(chi)]);
  expect(await seen(chi)).toEqual([2, false]);
  const [tried] = (await chi.call('DidItUserFeedResource.get', { username: 'ben' })).data;
  expect(tried?.did_it_data).toMatchObject({ like_count: 2, liked_by_me: false });
  await ben.blocks(chi);
  await expect(like(chi)).rejects.toMatchObject({ kind: 'not-found' });
  await unlike(chi);
  expect(await wrongCounts(platform.db)).toEqual([]);
  await ben.call('DidItActivityResource.delete', { pin_id });
  await expect(like(ada)).rejects.toMatchObject({ kind: 'not-found' });
});
