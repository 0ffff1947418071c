import { beforeAll, beforeEach, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adBy, readAds, type TestAd } from './testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;
let shop: CastMember;
let pinId: string;
let ad: TestAd;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  // So many that each picture of a page is another.
  for (let count = 0; count < 30; count += 1) await cast.chi.saves.pin();
});

let shops = 0;

beforeEach(async () => {
  await platform.db.write("update ads set status = 'ARCHIVED'");
  shops += 1;
  shop = await memberOf(platform, `shop${shops}`);
  pinId = (await shop.saves.pin({ link: 'https://shop.example/lamp' })).id;
  // Older than what everybody gets anyway.
  const yearAgo = new Date(platform.clock.now().getTime() - 365 * 86_400_000);
  await platform.db.write('update pins set created_at = $3 where home = $1 and id = $2', [
    ...[homeOf(shop.id), pinId],
    yearAgo,
  ]);
  ad = await adBy(platform, shop, pinId);
  await readAds(platform);
});

type Reader = Pick<CastMember, 'call'>;

async function adFor(who: Reader, options: { page_size?: number; bookmarks?: (string | null)[] } = {}) {
  const { data } = await who.call('UserHomefeedResource.get', options);
  return data.find((pin) => pin.promoted);
}

async function tokenFor(who: Reader): Promise<string> {
  const found = await adFor(who);
  if (!found?.promoted) throw new Error('no ad');
  return found.promoted.token;
}

const report = (who: Reader, token: string, kind: 'impression' | 'closeup' | 'save' = 'impression') =>
  who.call('AdEventsResource.create', { events: [{ token, kind }] });

const events = () =>
  platform.db.rows<{ kind: string; charge: number }>(
    'select kind, charge_micro::int as charge from ad_events where ad_id = $1 order by id',
    [ad.adId],
  );

test('a promoted pin is the fifth card of a page, and says who pays', async () => {
  const { data } = await cast.ada.call('UserHomefeedResource.get', {});
  expect(data.map((pin) => Boolean(pin.promoted)).indexOf(true)).toBe(4);
  const found = data[4];
  expect(found).toMatchObject({
    id: pinId,
    is_promoted: true,
    promoted: { account_name: shop.viewer.fullName },
  });
  expect(data.filter((pin) => pin.promoted)).toHaveLength(1);
});

test('it carries nothing that tells who or what is behind it', async () => {
  const token = await tokenFor(cast.ada);
  expect(token).not.toContain(ad.adId);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(cast.ada.id);
});

test('a person who has seen it for a second gets it no more that day, and again on the next', async () => {
  const { ada, ben } = cast;
  await report(ada, await tokenFor(ada));
  expect(await adFor(ada)).toBeUndefined();
  expect(await adFor(ben)).toBeDefined();
  platform.clock.advance(24 * 3_600_000);
  expect(await adFor(ada)).toBeDefined();
});

test('each thing that somebody does counts once, however often it is sent, and even at once', async () => {
  const { ada, ben } = cast;
  const token = await tokenFor(ada);
  await Promise.all([1, 2, 3].map(() => report(ada, token)));
  await report(ada, token, 'closeup');
  await report(ada, token, 'closeup');
  await report(ben, await tokenFor(ben));
  expect((await events()).map(({ kind }) => kind).sort()).toEqual(['closeup', 'impression', 'impression']);
});

test('what was chosen for one person counts for nobody else, and made-up tokens for nobody', async () => {
  const { ada, ben, visitor, bot } = cast;
  const token = await tokenFor(ada);
  for (const other of [ben, visitor, bot, shop]) await report(other, token);
  await report(ada, `${token}x`);
  await report(ada, 'nonsense');
  expect(await events()).toEqual([]);
  await expect(
    ada.call('AdEventsResource.create', { events: [{ token: '', kind: 'closeup' }] }),
  ).rejects.toThrow('events');
});

test('visitors get it by the page alone, and search engines never', async () => {
  const { visitor, bot } = cast;
  const token = await tokenFor(visitor);
  await report(visitor, token);
  await report(visitor, token);
  expect(await events()).toMatchObject([{ kind: 'impression' }]);
  expect(await platform.db.rows('select from ad_viewers where ad_id = $1', [ad.adId])).toEqual([]);
  expect(await adFor(bot)).toBeUndefined();
  const { data } = await visitor.call('AdReasonsResource.get', { token });
  expect(data.reasons).toEqual([{ kind: 'context', name: null }]);
});

test('nobody gets an own ad, nor one of a business that they act for', async () => {
  const { ben } = cast;
  expect(await adFor(shop)).toBeUndefined();
  await platform.db.write(
    'insert into business_access (home, viewer_id, profile_user_id) values ($1, $2, $3)',
    [homeOf(ben.id), ben.id, shop.id],
  );
  expect(await adFor(ben)).toBeUndefined();
  await platform.db.write('delete from business_access where profile_user_id = $1', [shop.id]);
});

test('whoever hides it never gets it again, may undo that, and others still get it', async () => {
  const { ada, ben } = cast;
  const token = await tokenFor(ada);
  const hidden = await ada.call('AdHideResource.create', { token });
  expect(hidden.data).toEqual({ hidden_by_me: true });
  await ada.call('AdHideResource.create', { token });
  platform.clock.advance(20 * 24 * 3_600_000);
  expect(await adFor(ada)).toBeUndefined();
  expect(await adFor(ben)).toBeDefined();
  expect((await events()).map(({ kind }) => kind)).toEqual(['hide']);
  platform.clock.advance(-20 * 24 * 3_600_000);
  expect((await ada.call('AdHideResource.delete', { token })).data).toEqual({ hidden_by_me: false });
  platform.clock.advance(24 * 3_600_000);
  expect(await adFor(ada)).toBeDefined();
  platform.clock.advance(-24 * 3_600_000);
  await expect(cast.visitor.call('AdHideResource.create', { token })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(ada.call('AdHideResource.create', { token: 'nonsense' })).rejects.toMatchObject({
    field: 'token',
  });
});

test('a block ends it in both directions', async () => {
  const [one, other] = [await memberOf(platform, `one${shops}`), await memberOf(platform, `other${shops}`)];
  expect(await adFor(one)).toBeDefined();
  await one.blocks(shop);
  await shop.blocks(other);
  expect(await adFor(one)).toBeUndefined();
  expect(await adFor(other)).toBeUndefined();
});

test.each([
  ['secret', "update pins set privacy = 'secret' where home = $1 and id = $2"],
  ['deleted', 'update pins set deleted_at = now() where home = $1 and id = $2'],
])('a pin that becomes %s is gone at once, before any process reads its ads anew', async (_, change) => {
  await platform.db.write(change, [homeOf(shop.id), pinId]);
  expect(await adFor(cast.ada)).toBeUndefined();
  await readAds(platform);
  expect(await adFor(cast.ada)).toBeUndefined();
});

test('a pin on a board that is shown with a warning is not promoted, and none stands next to one', async () => {
  const board = await shop.makes.board('Bold');
  await platform.db.write('update pins set board_id = $3 where home = $1 and id = $2', [
    ...[homeOf(shop.id), pinId, board],
  ]);
  expect(await adFor(cast.ada)).toBeDefined();
  await platform.db.write('update boards set sensitivity_screen = true where home = $1 and id = $2', [
    ...[homeOf(shop.id), board],
  ]);
  expect(await adFor(cast.ada)).toBeUndefined();
});

test.each([
  ['paused', "update ads set status = 'PAUSED' where id = $1"],
  ['rejected', "update ads set review_status = 'REJECTED', rejected_reasons = '{OTHER}' where id = $1"],
  [
    'of a paused ad group',
    "update ad_groups set status = 'PAUSED' where id = (select ad_group_id from ads where id = $1)",
  ],
  [
    'of a paused campaign',
    "update ad_campaigns set status = 'PAUSED' where id = (select campaign_id from ads where id = $1)",
  ],
  [
    'of an account without a balance',
    'update ad_accounts set balance_micro = 0 where id = (select ad_account_id from ads where id = $1)',
  ],
  [
    'of a closed account',
    'update ad_accounts set closed_at = now() where id = (select ad_account_id from ads where id = $1)',
  ],
])('an ad that is %s is not shown by whoever has read that', async (_, change) => {
  await platform.db.write(change, [ad.adId]);
  await readAds(platform);
  expect(await adFor(cast.ada)).toBeUndefined();
  expect(await adFor(cast.visitor)).toBeUndefined();
});

test('later pages repeat neither the ad nor its picture, and repeated ads are as far apart as on one page', async () => {
  const { ada } = cast;
  const seen: string[] = [];
  let bookmark: string | null = null;
  do {
    const page: { data: { id: string; promoted?: unknown }[]; bookmark: string | null } = await ada.call(
      'UserHomefeedResource.get',
      { page_size: 12, bookmarks: [bookmark] },
    );
    seen.push(...page.data.map(({ id }) => id));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(seen.filter((id) => id === pinId)).toHaveLength(1);
});

test('with ads switched off there are none, and events are not counted', async () => {
  const token = await tokenFor(cast.visitor);
  const { ads } = platform.config;
  platform.config.ads = undefined;
  expect(await adFor(cast.ada)).toBeUndefined();
  await report(cast.visitor, token);
  platform.config.ads = ads;
  expect(await events()).toEqual([]);
});
