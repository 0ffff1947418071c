import { beforeAll, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { verifyMerchantNamed } from '../verify-merchant/verify-merchant.service.ts';

interface Labels {
  business_diversity_labels: readonly string[];
  owner_labels: readonly string[];
}

const DIVERSITY = [
  ...['african_american_or_black', 'black_african_diaspora', 'hispanic_or_latinx', 'native_or_indigenous'],
  ...['aboriginal_or_indigenous', 'native_american_or_alaska_native_or_indigenous_peoples'],
  ...['asian_or_pacific_islanders', 'asian', 'lgbtq', 'middle_eastern', 'turkish', 'roma'],
  ...['middle_eastern_turkish_roma', 'north_african', 'middle_eastern_or_north_african', 'none'],
];
const OWNER = ['person_of_color', 'lgbtq', 'disability', 'woman', 'none'];

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  await verifyMerchantNamed(platform, 'studio', []);
});

const choose = (labels: Partial<Labels>, who: Caller = cast.studio) =>
  who.call('MerchantLabelsResource.update', { business_diversity_labels: [], owner_labels: [], ...labels });

const seenBy = async (who: Caller) => {
  const { data } = await who.call('VerifiedMerchantResource.get', { userId: cast.studio.id });
  return { diversity: data.business_diversity_labels, owner: data.owner_labels };
};

/** What the page offers, by the name of the field, and what others then read on the profile. */
const offered = async (name: string) => {
  const page = await cast.studio.opens('/settings/verified-merchant/');
  const boxes = page.one('main').all('checkbox');
  return boxes.filter((box) => box.attribute('name') === name).map((box) => box.attribute('value'));
};
const shown = async () => {
  const [list] = (await cast.visitor.opens('/studio/')).all('list', 'What this business says about itself');
  return list?.texts('listitem') ?? [];
};

test('[BADGE-13] a business chooses of exactly these diversity labels, and each but none shows on the profile of a verified one', async () => {
  expect(await offered('business_diversity_labels')).toEqual(DIVERSITY);
  for (const label of DIVERSITY) {
    const { data } = await choose({ business_diversity_labels: [label] });
    expect(data.business_diversity_labels).toEqual([label]);
    expect((await seenBy(cast.studio)).diversity).toEqual([label]);
    expect((await seenBy(cast.visitor)).diversity).toEqual(label === 'none' ? [] : [label]);
  }
  await choose({ business_diversity_labels: DIVERSITY.filter((label) => label !== 'none') });
  const texts = await shown();
  expect(texts).toHaveLength(DIVERSITY.length - 1);
  expect(texts).toContain('Native American, Alaska Native or Indigenous peoples');
  for (const wrong of ['european', 'woman', '']) {
    await expect(choose({ business_diversity_labels: [wrong] }), wrong).rejects.toMatchObject({
      kind: 'invalid',
    });
  }
});

test('[BADGE-14] a business chooses of exactly these labels of its owners, and each but none shows on the profile of a verified one', async () => {
  expect(await offered('owner_labels')).toEqual(OWNER);
  for (const label of OWNER) {
    const { data } = await choose({ owner_labels: [label] });
    expect(data.owner_labels).toEqual([label]);
    expect((await seenBy(cast.visitor)).owner).toEqual(label === 'none' ? [] : [label]);
  }
  await choose({ owner_labels: ['woman', 'lgbtq', 'disability', 'person_of_color', 'woman'] });
  expect((await seenBy(cast.ada)).owner).toEqual(['person_of_color', 'lgbtq', 'disability', 'woman']);
  expect(await shown()).toEqual([
    ...['Owned by a person of color', 'LGBTQ+ owned', 'Owned by a person with a disability'],
    'Owned by a woman',
  ]);
  await expect(choose({ owner_labels: ['asian'] })).rejects.toMatchObject({ kind: 'invalid' });
});

test('none stands alone, and the error names the field', async () => {
  const before = await seenBy(cast.studio);
  await expect(choose({ business_diversity_labels: ['none', 'asian'] })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'business_diversity_labels' },
    message: expect.stringContaining('none cannot be chosen together with others'),
  });
  await expect(choose({ owner_labels: ['woman', 'none'] })).rejects.toMatchObject({ field: 'owner_labels' });
  expect(await seenBy(cast.studio)).toEqual(before);
});

test('labels are public only while the business is verified, and say nothing more to who acts for it', async () => {
  await choose({ business_diversity_labels: ['none'], owner_labels: ['woman'] });
  await givesAccess(platform.db, cast.studio, cast.ben, 'ADMIN');
  const acted = { userId: cast.studio.id, orbac_subject_id: cast.studio.id };
  const { data } = await cast.ben.call('VerifiedMerchantResource.get', acted);
  expect(data).toMatchObject({ business_diversity_labels: [], owner_labels: ['woman'] });
  expect(data).not.toHaveProperty('review_criteria');
  await verifyMerchantNamed(platform, 'studio', null);
  expect(await seenBy(cast.studio)).toEqual({ diversity: ['none'], owner: ['woman'] });
  await expect(seenBy(cast.visitor)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await shown()).toEqual([]);
});

test('only a business has labels, and only it itself chooses them', async () => {
  await expect(choose({}, cast.ada)).rejects.toMatchObject({ kind: 'forbidden', reason: 'no-business' });
  const acted = { business_diversity_labels: [], owner_labels: [], orbac_subject_id: cast.studio.id };
  await expect(cast.ben.call('MerchantLabelsResource.update', acted)).rejects.toMatchObject({
    reason: 'not-acting-for',
  });
});
