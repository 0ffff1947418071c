import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { showProfile } from '../show-profile/show-profile.service.ts';
import { presentProfile } from '../wire/profile.view.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const profileOf = async (person: CastMember) =>
  (await cast.visitor.call('UserResource.get', { username: person.username })).data;

test('what a person says about themselves is shown to others, and what is not named stays', async () => {
  const { ada } = cast;
  const image_signature = await ada.has.picture();
  const { data } = await ada.call('UserSettingsResource.update', {
    full_name: ' Ada  Byron ',
    about: 'Weaves numbers.\r\nAnd cloth.',
    pronouns: 'she,her',
    country: 'gb',
    location: 'London',
    website_url: 'https://ada.example/',
    impressum_url: 'https://ada.example/law',
    gender: 'female',
    image_signature,
  });
  expect(data).toMatchObject({ first_name: 'Ada', gender: 'female', image_signature });
  await ada.call('UserSettingsResource.update', { location: 'Oxford' });
  const shown = await profileOf(ada);
  expect(shown).toMatchObject({
    full_name: 'Ada Byron',
    about: 'Weaves numbers.\nAnd cloth.',
    pronouns: ['she', 'her'],
    country: 'GB',
    location: 'Oxford',
    website_url: 'https://ada.example/',
    impressum_url: 'https://ada.example/law',
  });
  expect(shown.image_small_url).toContain(image_signature);
  expect(JSON.stringify(shown)).not.toContain('female');
});

test('an empty text takes a value away, but a name there must be', async () => {
  const dan = await memberOf(platform, 'dan');
  await dan.call('UserSettingsResource.update', {
    website_url: 'https://dan.example/',
    country: 'FR',
    pronouns: ['he'],
    gender: 'male',
    image_signature: await dan.has.picture(),
  });
  const { data } = await dan.call('UserSettingsResource.update', {
    website_url: '',
    impressum_url: '',
    country: '',
    pronouns: [],
    gender: '',
    about: '',
    image_signature: '',
  });
  expect(data).toMatchObject({
    website_url: null,
    impressum_url: null,
    country: null,
    pronouns: [],
    gender: null,
    about: '',
    image_signature: null,
  });
  for (const field of ['first_name', 'full_name'] as const) {
    await expect(dan.call('UserSettingsResource.update', { [field]: '  ' })).rejects.toMatchObject({
      kind: 'invalid',
      field,
    });
  }
});

test('what cannot be is refused by its name, and nothing of it is kept', async () => {
  const { ben } = cast;
  for (const [field, value] of [
    ['website_url', 'javascript:alert(1)'],
    ['impressum_url', 'law'],
    ['country', 'Atlantis'],
    ['about', 'a'.repeat(501)],
    ['pronouns', ['a', 'b', 'c', 'd', 'e']],
    ['image_signature', await cast.ada.has.picture()],
    ['image_signature', 'nothing'],
  ] as const) {
    const wrong = ben.call('UserSettingsResource.update', { location: 'Nowhere', [field]: value });
    await expect(wrong, field).rejects.toMatchObject({ kind: 'invalid', field });
  }
  expect((await profileOf(ben)).location).toBeNull();
});

test('a website that is changed is not verified any more, one that stays is', async () => {
  const eve = await memberOf(platform, 'eve');
  const website_url = 'https://eve.example/';
  await eve.call('UserSettingsResource.update', { website_url });
  await platform.db.write('update users set is_primary_website_verified = true where home = $1 and id = $2', [
    homeOf(eve.id),
    eve.id,
  ]);
  await eve.call('UserSettingsResource.update', { website_url, about: 'Hello' });
  expect((await profileOf(eve)).is_primary_website_verified).toBe(true);
  await eve.call('UserSettingsResource.update', { website_url: 'https://other.example/' });
  expect((await profileOf(eve)).is_primary_website_verified).toBe(false);
});

test('a linked name on the photo-sharing site leads there', async () => {
  const gia = await memberOf(platform, 'gia');
  const linked = async () => (await profileOf(gia)).instagram_data;
  await gia.call('UserSettingsResource.update', { instagram_username: '@gia.makes' });
  expect(await linked()).toEqual({
    ...{ username: 'gia.makes', url: 'https://www.instagram.com/gia.makes/' },
  });
  await gia.call('UserSettingsResource.update', { instagram_username: 'gia' });
  expect(await linked()).toEqual({ username: 'gia', url: 'https://www.instagram.com/gia/' });
  const wrong = gia.call('UserSettingsResource.update', { instagram_username: 'two words' });
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid', field: 'instagram_username' });
  await gia.call('UserSettingsResource.update', { instagram_username: '' });
  expect(await linked()).toBeNull();
});

test('a name on the photo-sharing site shows to whoever is in either experiment on it', async () => {
  const [ida, joy] = [await memberOf(platform, 'ida'), await memberOf(platform, 'joy')];
  await ida.call('UserSettingsResource.update', { instagram_username: 'ida' });
  const context = await joy.context();
  const without = async (...cohorts: string[]) => {
    const names = cohorts.map((cohort) => `instagram_account_claiming_ga_cohort_${cohort}_web`);
    const isOn: typeof context.flags.isOn = (name) => !names.includes(name) && context.flags.isOn(name);
    const shown = await showProfile({ ...context, flags: { ...context.flags, isOn } }, { id: ida.id });
    return presentProfile(context, shown).instagram_data?.username ?? null;
  };
  expect(await without()).toBe('ida');
  expect([await without('one'), await without('two')]).toEqual(['ida', 'ida']);
  expect(await without('one', 'two')).toBeNull();
});

test('two devices that change different words at once both get their way', async () => {
  const fay = await memberOf(platform, 'fay');
  await Promise.all([
    fay.call('UserSettingsResource.update', { about: 'Hello' }),
    fay.call('UserSettingsResource.update', { location: 'Rome' }),
    fay.call('UserSettingsResource.update', { gender: 'none of yours' }),
  ]);
  expect((await fay.call('UserSettingsResource.get', {})).data).toMatchObject({
    about: 'Hello',
    location: 'Rome',
    gender: 'none of yours',
  });
});
