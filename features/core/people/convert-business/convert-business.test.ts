import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { heldPeople, holdAtOnce, meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const DETAILS = {
  business_name: 'Looms & Co',
  account_type: 'retailer',
  country: 'fr',
  website_url: 'https://looms.example/',
} as const;

const seen = async (username: string) => (await cast.chi.call('UserResource.get', { username })).data;
const partnerRows = () =>
  platform.db.rows<{ account_type: string }>('select account_type from partner_profiles where user_id = $1', [
    cast.ada.id,
  ]);

test('a person becomes a business under its name, and twice at once is once', async () => {
  const { ada } = cast;
  expect((await ada.call('BusinessAccountResource.get', {})).data).toEqual({
    ...{ is_partner: false, business_name: null, account_type: null },
  });
  const [first, second] = await Promise.all([
    ada.call('BusinessAccountResource.create', DETAILS),
    ada.call('BusinessAccountResource.create', DETAILS),
  ]);
  expect(first.data).toEqual(second.data);
  expect(first.data).toEqual({ is_partner: true, business_name: 'Looms & Co', account_type: 'retailer' });
  expect(await seen('ada')).toMatchObject({
    ...{ is_partner: true, full_name: 'Looms & Co', country: 'FR', website_url: 'https://looms.example/' },
    ...{ partner: expect.anything(), show_creator_profile: true },
  });
  // A later choice of the person's own is kept.
  await ada.call('UserSettingsResource.update', { show_creator_profile: false });
  await ada.call('BusinessAccountResource.create', { ...DETAILS, account_type: 'publisher' });
  expect(await seen('ada')).toMatchObject({ show_creator_profile: false });
  expect(await partnerRows()).toEqual([{ account_type: 'publisher' }]);
});

test('another client converts without a country; the website is typed as in the form, and an empty one leaves it', async () => {
  const { ben } = cast;
  const asked = { business_name: 'Draw & Co', account_type: 'other' } as const;
  for (const website_url of ['drawco.example', '', null]) {
    await ben.call('PartnerResource.update', { ...asked, website_url });
    expect(await seen('ben')).toMatchObject({ is_partner: true, website_url: 'https://drawco.example' });
  }
  await ben.call('BusinessAccountResource.create', { ...asked, country: 'fr', website_url: '' });
  expect(await seen('ben')).toMatchObject({ website_url: null });
  await ben.call('BusinessAccountResource.delete', {});
});

test('back to personal nothing of the business is shown, and what was said of it is there for another time', async () => {
  const { ada } = cast;
  await ada.call('BusinessContactResource.update', { contact_email: 'shop@looms.example' });
  await platform.db.write('update users set is_verified_merchant = true where id = $1', [ada.id]);
  for (let time = 0; time < 2; time += 1) {
    const { data } = await ada.call('BusinessAccountResource.delete', {});
    expect(data).toMatchObject({ is_partner: false, account_type: 'publisher' });
  }
  expect(await seen('ada')).toMatchObject({
    ...{ is_partner: false, is_verified_merchant: false, partner: null },
  });
  await expect(ada.call('BusinessContactResource.get', {})).rejects.toMatchObject({ kind: 'forbidden' });
  await ada.call('BusinessAccountResource.create', DETAILS);
  expect(await seen('ada')).toMatchObject({ is_partner: true, is_verified_merchant: false });
});

test('back to personal the account is locked before the person', async () => {
  const { ada } = cast;
  const outcome = await meanwhile(
    platform.db,
    ['accounts', [ada.id]],
    () => ada.call('BusinessAccountResource.delete', {}),
    (tx) => holdAtOnce(tx, heldPeople(ada.id)),
  );
  expect(outcome).toBe('done');
});

test('what is missing or wrong is named, changes nothing, and visitors have no business', async () => {
  const { ben, visitor } = cast;
  const wrong = [
    [{ business_name: ' ' }, 'business_name'],
    [{ account_type: 'bank' as never }, 'account_type'],
    [{ country: 'XQ9' }, 'country'],
    [{ website_url: 'two words' }, 'website_url'],
  ] as const;
  for (const [change, field] of wrong) {
    await expect(ben.call('BusinessAccountResource.create', { ...DETAILS, ...change })).rejects.toMatchObject(
      { kind: 'invalid', field },
    );
  }
  expect(await seen('ben')).toMatchObject({ is_partner: false });
  await expect(visitor.call('BusinessAccountResource.create', DETAILS)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(visitor.call('BusinessAccountResource.delete', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});
