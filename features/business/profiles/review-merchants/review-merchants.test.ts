import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { eraseAccountsNow } from '#features/core/identity/testing-erasure.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { verifyMerchantNamed } from '../verify-merchant/verify-merchant.service.ts';

type Review = Omit<OptionsOf<'ModerationMerchantResource.update'>, 'user_id'>;

let platform: TestPlatform;
let cast: Cast;
let studio: CastMember;
let hal: CastMember;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  studio = cast.studio;
  hal = await staffOf(platform, 'hal');
});

const apply = async () => (await studio.call('MerchantApplicationResource.create', {})).data;
const own = async () => (await studio.call('MerchantApplicationResource.get', {})).data;
const details = async () => (await studio.call('VerifiedMerchantResource.get', { userId: studio.id })).data;
const review = (input: Review, staff = hal) =>
  staff.call('ModerationMerchantResource.update', { user_id: studio.id, ...input });
const listed = async (state: 'waiting' | 'reviewed') =>
  (await hal.call('ModerationMerchantsResource.get', { state })).data.map(
    ({ business, state }) => `${business.username} ${state}`,
  );

const DISAPPROVAL: Review = {
  decision: 'disapprove',
  disapproval_reasons: ['terms_unclear', 'contact_missing'],
  note: 'Where do I send things back?',
};
const APPROVAL: Review = { decision: 'approve', values: ['inclusive'], review_labels: ['maker'] };

test('[ENTITY-36] the details of a merchant say what it says of itself and what each review found', async () => {
  await studio.call('MerchantLabelsResource.update', {
    ...{ business_diversity_labels: ['asian', 'lgbtq'], owner_labels: ['woman'] },
  });
  await platform.db.write(
    `update users set is_primary_website_verified = true, country = 'CH' where username = 'studio'`,
  );
  await apply();
  const begun = await details();
  expect(begun).toMatchObject({
    business_diversity_labels: ['asian', 'lgbtq'],
    ...{ is_inspirational: false, is_eligible_for_storefront_badges: false, profile_badges: [] },
    ...{ disapproval_reasons: [], review_labels: [], review_criteria: ['website_claimed'] },
  });
  platform.clock.advance(60_000);
  await review({ ...DISAPPROVAL, review_labels: ['retailer'] });
  const disapproved = await details();
  expect(disapproved).toMatchObject({
    ...{ disapproval_reasons: ['terms_unclear', 'contact_missing'], review_labels: ['retailer'] },
    ...{ created_at: begun.created_at, is_inspirational: false },
  });
  expect(Date.parse(disapproved.updated_at)).toBe(Date.parse(begun.updated_at) + 60_000);

  await studio.call('BusinessContactResource.update', { contact_email: 'shop@studio.example' });
  await apply();
  await review(APPROVAL);
  const approved = await details();
  expect(approved).toMatchObject({
    ...{ business_diversity_labels: ['asian', 'lgbtq'], created_at: begun.created_at },
    ...{ is_inspirational: true, is_eligible_for_storefront_badges: true },
    profile_badges: [{ id: '4', name: 'inclusive' }],
    ...{ disapproval_reasons: [], review_labels: ['maker'] },
    review_criteria: ['website_claimed', 'contact_given'],
  });
  const [row] = await platform.db.rows('select * from verified_merchants where user_id = $1', [studio.id]);
  const { business_diversity_labels, review_criteria, review_labels, disapproval_reasons } = approved;
  expect(row).toMatchObject({
    business_diversity_labels,
    review_criteria,
    review_labels,
    disapproval_reasons,
  });
  const { data: others } = await cast.visitor.call('VerifiedMerchantResource.get', { userId: studio.id });
  const { disapproval_reasons: _r, review_criteria: _c, review_labels: _l, ...open } = approved;
  expect(others).toEqual({ ...open, inspirational_signal: expect.anything() });
});

test('a business applies, is told why not, applies again, and is told that it is verified', async () => {
  expect(await own()).toMatchObject({ state: 'none', disapproval_reasons: [], review_note: '' });
  expect(await apply()).toMatchObject({ state: 'in_review' });
  await expect(apply()).rejects.toMatchObject({ kind: 'conflict', reason: 'already-applied' });
  expect(await listed('waiting')).toEqual(['studio in_review']);
  platform.outbox.length = 0;
  await review(DISAPPROVAL);
  expect(await own()).toMatchObject({
    state: 'disapproved',
    ...{ disapproval_reasons: DISAPPROVAL.disapproval_reasons, review_note: DISAPPROVAL.note },
  });
  await apply();
  await review(APPROVAL);
  expect(await own()).toMatchObject({ state: 'approved', disapproval_reasons: [], review_note: '' });
  await expect(apply()).rejects.toMatchObject({ kind: 'conflict', reason: 'already-verified' });
  expect([await listed('waiting'), await listed('reviewed')]).toEqual([[], ['studio approved']]);
  await platform.runJobs();
  const { data: news } = await studio.call('NewsHubResource.get', {});
  expect(news).toMatchObject(
    ['merchant_approved', 'merchant_disapproved'].map((news_type) => ({
      ...{ news_type, actor: { username: 'studio' }, url: '/settings/verified-merchant/' },
    })),
  );
  const [no, yes] = platform.outbox;
  expect(no?.text).toContain("Prices, shipping or returns aren't clear");
  expect(no?.text).toContain('Where do I send things back?');
  expect(yes?.subject).toContain('now a verified merchant');
  for (const mail of platform.outbox) expect(mail.text).not.toContain('hal');
});

test('a merchant may be verified without any badge to show', async () => {
  await apply();
  await review({ decision: 'approve' });
  const { data } = await cast.ada.call('UserResource.get', { username: 'studio' });
  expect(data).toMatchObject({ is_verified_merchant: true, is_inspirational_merchant: false });
  expect(await details()).toMatchObject({
    ...{ is_inspirational: false, is_eligible_for_storefront_badges: false, inspirational_signal: null },
  });
});

test('staff page through who waits, the longest first, and who was reviewed, the latest first', async () => {
  const { ada, ben } = cast;
  await platform.db.write(`update users set is_partner = true where username in ('ada', 'ben')`);
  for (const who of [ben, studio, ada]) {
    await who.call('MerchantApplicationResource.create', {});
    platform.clock.advance(60_000);
  }
  const walk = async (state: 'waiting' | 'reviewed', after: string[] = []): Promise<string[]> => {
    const sent = { state, page_size: 1, bookmarks: after };
    const { data, bookmark } = await hal.call('ModerationMerchantsResource.get', sent);
    const names = data.map(({ business }) => business.username);
    return bookmark ? [...names, ...(await walk(state, [bookmark]))] : names;
  };
  expect([await walk('waiting'), await walk('reviewed')]).toEqual([['ben', 'studio', 'ada'], []]);
  for (const { id } of [ada, ben]) {
    await hal.call('ModerationMerchantResource.update', { user_id: id, ...DISAPPROVAL });
    platform.clock.advance(60_000);
  }
  expect([await walk('waiting'), await walk('reviewed')]).toEqual([['studio'], ['ben', 'ada']]);
});

test('an application can be withdrawn until it is decided', async () => {
  const withdraw = () => studio.call('MerchantApplicationResource.delete', {});
  await expect(withdraw()).rejects.toMatchObject({ kind: 'conflict', reason: 'not-applied' });
  await apply();
  expect((await withdraw()).data).toMatchObject({ state: 'none', applied_at: null });
  expect(await listed('waiting')).toEqual([]);
  await expect(review(APPROVAL)).rejects.toMatchObject({ reason: 'already-reviewed' });
});

test('whoever disapproves says why, in words of the list', async () => {
  await apply();
  for (const decision of ['disapprove', 'end'] as const) {
    await expect(review({ decision })).rejects.toMatchObject({
      ...{ kind: 'invalid', field: 'disapproval_reasons' },
    });
  }
  await expect(review({ decision: 'disapprove', disapproval_reasons: ['ugly'] })).rejects.toMatchObject({
    kind: 'invalid',
  });
  expect(await own()).toMatchObject({ state: 'in_review' });
});

test('staff read the labels of what is in review or verified, and nothing of what asks for no review', async () => {
  const labels = { business_diversity_labels: ['asian' as const], owner_labels: ['none' as const] };
  await studio.call('MerchantLabelsResource.update', labels);
  const shown = async () => {
    const { data } = await hal.call('ModerationMerchantResource.get', { user_id: studio.id });
    return [data.business_diversity_labels, data.owner_labels];
  };
  await expect(shown()).rejects.toMatchObject({ kind: 'not-found' });
  await apply();
  expect(await shown()).toEqual([['asian'], []]);
  await review(DISAPPROVAL);
  expect(await shown()).toEqual([[], []]);
});

test('of two decisions at once the second is refused', async () => {
  await apply();
  const ina = await staffOf(platform, 'ina');
  const outcomes = await Promise.allSettled([review(APPROVAL), review(DISAPPROVAL, ina)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'conflict', reason: 'already-reviewed' },
  });
});

test('nobody decides about their own business, or reads in the log who did', async () => {
  await apply();
  await platform.db.write(`update users set is_staff = true where username = 'studio'`);
  studio.viewer.isStaff = true;
  await expect(review(APPROVAL, studio)).rejects.toMatchObject({ kind: 'forbidden', reason: 'own-review' });
  const shown = await studio.call('ModerationMerchantResource.get', { user_id: studio.id });
  expect(shown.data.decisions).toEqual([]);
  const ina = await staffOf(platform, 'ina');
  await givesAccess(platform.db, studio, ina, 'ANALYST');
  await expect(review(APPROVAL, ina)).rejects.toMatchObject({ kind: 'forbidden', reason: 'own-review' });
  const read = await ina.call('ModerationMerchantResource.get', { user_id: studio.id });
  expect(read.data.decisions).toEqual([]);
  await review({ ...DISAPPROVAL });
  const logOf = async (who: CastMember) => (await who.call('ModerationLogResource.get', {})).data;
  expect(await logOf(hal)).toMatchObject([
    {
      ...{ act: 'merchant_disapproved', staff: 'hal', case_id: null },
      data: { merchant_id: studio.id, reasons: DISAPPROVAL.disapproval_reasons, note: DISAPPROVAL.note },
    },
  ]);
  expect(await logOf(studio)).toEqual([]);
});

test('staff end a verification, and the mark, the badges and the labels go', async () => {
  await studio.call('MerchantLabelsResource.update', {
    ...{ business_diversity_labels: ['roma'], owner_labels: [] },
  });
  const end: Review = { decision: 'end', disapproval_reasons: ['forbidden_goods'] };
  await expect(review(end)).rejects.toMatchObject({ kind: 'conflict' });
  await apply();
  await expect(review(end)).rejects.toMatchObject({ reason: 'already-reviewed' });
  await review(APPROVAL);
  const toReview = async () =>
    (await hal.call('ModerationMerchantResource.get', { user_id: studio.id })).data;
  expect(await toReview()).toMatchObject({ decisions: ['end'], values: ['inclusive'], state: 'approved' });
  const marked = async () => (await cast.visitor.opens('/studio/')).all('img', 'Verified merchant').length;
  expect(await marked()).toBe(1);
  await review(end);
  expect((await toReview()).decisions).toEqual([]);
  expect(await marked()).toBe(0);
  const asked = cast.visitor.call('VerifiedMerchantResource.get', { userId: studio.id });
  await expect(asked).rejects.toMatchObject({ kind: 'not-found' });
  expect(await own()).toMatchObject({ state: 'disapproved', disapproval_reasons: ['forbidden_goods'] });
  expect((await hal.call('ModerationLogResource.get', {})).data[0]?.act).toBe('merchant_ended');
  await apply();
  expect(await own()).toMatchObject({ state: 'in_review' });
});

test('what is met is looked at anew each time it is shown', async () => {
  const met = async () => (await own()).criteria.flatMap(({ name, is_met }) => (is_met ? [name] : []));
  const set = (changes: string) => platform.db.write(`update users set ${changes} where username = 'studio'`);
  await set(`country = 'FR'`);
  expect(await met()).toEqual(['imprint_given']);
  await set(`country = 'DE'`);
  expect(await met()).toEqual([]);
  await set(`impressum_url = 'https://studio.example/imprint', is_primary_website_verified = true`);
  await studio.call('UserSettingsResource.update', { image_signature: await studio.has.picture() });
  const board = await studio.makes.board('Secret', { privacy: 'secret', pins: 1 });
  for (let pins = 0; pins < 4; pins += 1) await studio.saves.pin();
  expect(await met()).toEqual(['website_claimed', 'imprint_given', 'picture_chosen']);
  await studio.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await platform.runJobs();
  await studio.call('BusinessContactResource.update', { contact_email: 'shop@studio.example' });
  expect(await met()).toHaveLength(5);
});

test('a review waits neither for who is away nor for who is no business any more', async () => {
  await apply();
  const shown = () => hal.call('ModerationMerchantResource.get', { user_id: studio.id });
  for (const column of ['suspended_at', 'deactivated_at']) {
    const set = (value: Date | null) =>
      platform.db.write(`update users set ${column} = $1 where username = 'studio'`, [value]);
    await set(new Date());
    expect(await listed('waiting'), column).toEqual([]);
    await expect(shown()).rejects.toMatchObject({ kind: 'not-found' });
    await expect(review(APPROVAL)).rejects.toMatchObject({ kind: 'not-found' });
    await set(null);
  }
  await studio.call('BusinessAccountResource.delete', {});
  expect(await listed('waiting')).toEqual([]);
  await expect(review(APPROVAL)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(own()).rejects.toMatchObject({ reason: 'no-business' });
});

test('the operator verifies in place of a review, which then waits no longer', async () => {
  await apply();
  await review(DISAPPROVAL);
  await apply();
  await verifyMerchantNamed(platform, 'studio', ['eco_friendly']);
  expect(await own()).toMatchObject({ state: 'approved', disapproval_reasons: [], review_note: '' });
  expect(await listed('waiting')).toEqual([]);
  await verifyMerchantNamed(platform, 'studio', null);
  expect(await own()).toMatchObject({ state: 'none' });
});

test('an application goes with the account', async () => {
  await apply();
  await platform.db.write(`update accounts set erase_after = now() - interval '1 day' where id = $1`, [
    studio.id,
  ]);
  await eraseAccountsNow(platform);
  const rows = await platform.db.rows('select from verified_merchants where user_id = $1', [studio.id]);
  expect(rows).toEqual([]);
});
