import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { BADGE_PALETTE } from '../badge.ts';
import { VALUE_BADGES } from '../merchant.ts';
import { verifyMerchant, verifyMerchantNamed } from '../verify-merchant/verify-merchant.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(() => verifyMerchant(platform, cast.studio.id, VALUE_BADGES));

const merchant = async (viewer: Caller = cast.visitor) =>
  (await viewer.call('VerifiedMerchantResource.get', { userId: cast.studio.id })).data;

const choose = (badgeOptOut: string[], badgeColor = '#DDEEAF', more: { userId?: string } = {}) =>
  cast.studio.call('VerifiedMerchantResource.update', {
    ...more,
    inspirational_badge_selection: { badgeColor, badgeOptOut },
  });

test('[BADGE-12] [ENTITY-35] a merchant is asked for by the id of its person, and chooses its badges by those it opts out of', async () => {
  expect((await merchant()).profile_badges.map(({ id }) => id)).toEqual(['1', '2', '3']);
  const { data } = await choose(['1', '3'], 'f8e3d1', { userId: cast.studio.id });
  expect(data).toMatchObject({
    id: cast.studio.id,
    is_inspirational: true,
    is_eligible_for_storefront_badges: true,
    inspirational_signal: {
      badge_details: VALUE_BADGES.map((name, index) => ({ id: String(index + 1), name })),
      inspirational_badge_selection: { badgeColor: '#F8E3D1', badgeOptOut: ['1', '3'] },
    },
    business_diversity_labels: [],
    disapproval_reasons: [],
    review_criteria: [],
    review_labels: [],
  });
  expect(await merchant(cast.studio)).toEqual(data);
  await choose(['1', '3'], '#F8E3D1');
  expect((await merchant(cast.studio)).profile_badges.map(({ id }) => id)).toEqual(['2', '4', '5']);
});

const becomeBusiness = (username: string) =>
  platform.db.write('update users set is_partner = true where username = $1', [username]);

test('[BADGE-05] the badges of a merchant have the first colour of the palette until another is chosen', async () => {
  expect(await verifyMerchant(platform, cast.ben.id, VALUE_BADGES)).toBe(false);
  await becomeBusiness('ben');
  expect(await verifyMerchant(platform, cast.ben.id, VALUE_BADGES)).toBe(true);
  const { data } = await cast.ada.call('VerifiedMerchantResource.get', { userId: cast.ben.id });
  expect(data.inspirational_signal?.inspirational_badge_selection.badgeColor).toBe(BADGE_PALETTE[0]);
});

test('to others it is only what shows, and nothing of the review', async () => {
  await choose(['1', '2', '3', '4']);
  const seen = await merchant(cast.ada);
  expect(seen.inspirational_signal).toEqual({
    badge_details: [{ id: '5', name: 'personal_touch' }],
    inspirational_badge_selection: { badgeColor: '#DDEEAF', badgeOptOut: [] },
  });
  for (const field of ['disapproval_reasons', 'review_criteria', 'review_labels']) {
    expect(seen).not.toHaveProperty(field);
  }
});

test('what cannot be is refused: too many, not earned, no colour', async () => {
  const before = await merchant(cast.studio);
  const field = 'inspirational_badge_selection.badgeOptOut';
  await expect(choose([])).rejects.toMatchObject({ reason: 'too-many-badges', field });
  await expect(choose(['1'])).rejects.toMatchObject({ kind: 'invalid', field });
  await expect(choose(['1', '2', '9'])).rejects.toMatchObject({ reason: 'unknown-badge', field });
  for (const color of ['', 'red', '#12345', '#1234567', '#12345G']) {
    await expect(choose(['1', '2'], color)).rejects.toMatchObject({
      field: 'inspirational_badge_selection.badgeColor',
    });
  }
  expect(await merchant(cast.studio)).toEqual(before);
});

test('only the merchant itself chooses; who is none has nothing to choose', async () => {
  const sent = { inspirational_badge_selection: { badgeColor: '#DDEEAF', badgeOptOut: [] } };
  const update = 'VerifiedMerchantResource.update';
  await expect(cast.ada.call(update, { ...sent, userId: cast.studio.id })).rejects.toMatchObject({
    ...{ kind: 'forbidden', reason: 'not-own-badges' },
  });
  await expect(cast.ada.call(update, sent)).rejects.toMatchObject({ reason: 'no-badges' });
  await expect(cast.visitor.call(update, sent)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(cast.ada.call('VerifiedMerchantResource.get', { userId: cast.ada.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('of two choices at once one is whole', async () => {
  await Promise.all([choose(['1', '2'], '#EFBCEE'), choose(['4', '5'], '#C9F2EE')]);
  const selection = (await merchant(cast.studio)).inspirational_signal?.inspirational_badge_selection;
  expect([
    { badgeColor: '#EFBCEE', badgeOptOut: ['1', '2'] },
    { badgeColor: '#C9F2EE', badgeOptOut: ['4', '5'] },
  ]).toContainEqual(selection);
});

test('badges need all three: verified, inspirational, eligible', async () => {
  const shows = async () => (await merchant()).profile_badges.length > 0;
  await choose(['1', '2']);
  expect(await shows()).toBe(true);
  const set = (column: string, value: boolean) =>
    platform.db.write(`update verified_merchants set ${column} = $2 where user_id = $1`, [
      cast.studio.id,
      value,
    ]);
  for (const column of ['is_inspirational', 'is_eligible_for_storefront_badges']) {
    await set(column, false);
    expect(await shows(), column).toBe(false);
    await expect(choose(['1', '2'])).rejects.toMatchObject({ reason: 'no-badges' });
    await set(column, true);
  }
  await verifyMerchantNamed(platform, cast.studio.username, null);
  await expect(merchant()).rejects.toMatchObject({ kind: 'not-found' });
  expect((await merchant(cast.studio)).profile_badges).toEqual([]);
  await expect(choose(['1', '2'])).rejects.toMatchObject({ reason: 'no-badges' });
});

test('a later review changes what was earned and keeps what was chosen', async () => {
  await choose(['1', '2', '3'], '#EFBCEE');
  await verifyMerchant(platform, cast.studio.id, ['eco_friendly', 'inclusive']);
  const { inspirational_signal, profile_badges } = await merchant(cast.studio);
  expect(profile_badges).toEqual([{ id: '4', name: 'inclusive' }]);
  expect(inspirational_signal?.inspirational_badge_selection).toEqual({
    badgeColor: '#EFBCEE',
    badgeOptOut: ['2'],
  });
});

test('who may not see the person sees no merchant', async () => {
  const shop = await memberOf(platform, 'potter');
  await becomeBusiness('potter');
  await verifyMerchant(platform, shop.id, ['inclusive']);
  await shop.call('UserSettingsResource.update', { is_private_profile: true });
  const asked = (who: Caller) => who.call('VerifiedMerchantResource.get', { userId: shop.id });
  for (const who of [cast.visitor, cast.chi])
    await expect(asked(who)).rejects.toMatchObject({ kind: 'not-found' });
  await cast.ben.follows(shop);
  expect((await asked(cast.ben)).data.profile_badges).toHaveLength(1);
  await shop.blocks(cast.ben);
  await expect(asked(cast.ben)).rejects.toMatchObject({ kind: 'not-found' });
});

test('the hint at the badges is due with the first of them, until it is dismissed', async () => {
  const due = async () => (await cast.studio.call('UserStateResource.get', {})).data.merchant_badges_tooltip;
  expect(await due()).toBe(true);
  await cast.studio.call('UserStateResource.create', { state: 'merchant_badges_tooltip', value: false });
  await verifyMerchant(platform, cast.studio.id, VALUE_BADGES);
  expect(await due()).toBe(false);
});
