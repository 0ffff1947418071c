import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

const EDIT = 'BusinessContactResource.update';

const shown = async () => (await cast.visitor.call('UserResource.get', { username: 'studio' })).data.partner;

test('[ENTITY-09] a business says how it can be reached, and visitors see what it shows', async () => {
  const { studio } = cast;
  const none = await studio.call('BusinessContactResource.get', {});
  expect(none.data).toMatchObject({ contact_email: null, enable_profile_message: false });
  await studio.call(EDIT, {
    contact_email: 'Hello@Studio-Fold.example',
    contact_phone: '32 12 34 56',
    contact_phone_country: 'dk',
    enable_profile_message: true,
    ...{ street: ' Vestergade 1 ', locality: 'Aarhus', postal_code: '8000', country: 'DK' },
  });
  expect(await shown()).toMatchObject({
    contact_email: 'hello@studio-fold.example',
    contact_phone_country: { code: 'DK', phone_code: '45' },
    enable_profile_message: true,
    enable_profile_address: false,
    profile_place: null,
  });
  await studio.call(EDIT, { enable_profile_address: true, extra_street: '2nd floor', region: 'Midtjylland' });
  expect(await shown()).toEqual({
    contact_email: 'hello@studio-fold.example',
    contact_phone: '32 12 34 56',
    contact_phone_country: { code: 'DK', phone_code: '45' },
    enable_profile_address: true,
    enable_profile_message: true,
    profile_place: {
      ...{ street: 'Vestergade 1', extra_street: '2nd floor', locality: 'Aarhus' },
      ...{ region: 'Midtjylland', postal_code: '8000', country: 'DK' },
    },
  });
});

test('a number is kept without its code, whichever way it was typed', async () => {
  const { studio } = cast;
  const kept = async (contact_phone: string, contact_phone_country = '') => {
    const { data } = await studio.call(EDIT, { contact_phone, contact_phone_country });
    return [data.contact_phone, data.contact_phone_country?.phone_code];
  };
  expect(await kept('030 12 34 56', 'DE')).toEqual(['30 123456', '49']);
  expect(await kept('+49 30 123456')).toEqual(['30 123456', '49']);
  expect(await kept('+46 70 174 06 05', 'DE')).toEqual(['70 174 06 05', '46']);
  expect(await kept('')).toEqual([null, undefined]);
});

test('an empty text takes a value away, and what is not named stays', async () => {
  const { studio } = cast;
  await studio.call(EDIT, {
    contact_email: 'a@b.example',
    enable_profile_address: 'false',
    street: 'Here 1',
  });
  await studio.call(EDIT, { street: '' });
  const { data } = await studio.call('BusinessContactResource.get', {});
  expect(data).toMatchObject({
    contact_email: 'a@b.example',
    profile_place: { street: null, locality: 'Aarhus' },
  });
});

test('what cannot be is refused by its name, and nothing of it is kept', async () => {
  const { studio } = cast;
  const before = (await studio.call('BusinessContactResource.get', {})).data;
  const refused = (sent: object, field: string) =>
    expect(studio.call(EDIT, { region: 'Changed', ...sent }), field).rejects.toMatchObject({
      kind: 'invalid',
      field,
    });
  await refused({ contact_email: 'nobody' }, 'contact_email');
  await refused({ contact_phone: '12 34 56', contact_phone_country: '' }, 'contact_phone_country');
  await refused({ contact_phone: '12', contact_phone_country: 'DE' }, 'contact_phone');
  await refused({ contact_phone: 'call me', contact_phone_country: 'DE' }, 'contact_phone');
  await refused({ contact_phone: 'x'.repeat(51) }, 'contact_phone');
  await refused({ contact_phone_country: 'Denmark' }, 'contact_phone_country');
  await refused({ country: 'D' }, 'country');
  await refused({ postal_code: '1'.repeat(21) }, 'postal_code');
  await refused({ enable_profile_address: true, street: '', locality: '' }, 'street');
  expect((await studio.call('BusinessContactResource.get', {})).data).toEqual(before);
});

test('two changes at once are both kept', async () => {
  const { studio } = cast;
  await Promise.all([
    studio.call(EDIT, { contact_email: 'both@fold.example' }),
    studio.call(EDIT, { locality: 'Skagen' }),
  ]);
  expect((await studio.call('BusinessContactResource.get', {})).data).toMatchObject({
    contact_email: 'both@fold.example',
    profile_place: { locality: 'Skagen' },
  });
});

test('it is for businesses that are signed in', async () => {
  await expect(cast.ada.call(EDIT, { locality: 'X' })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(cast.ada.call('BusinessContactResource.get', {})).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(cast.visitor.call(EDIT, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('null removes a value, as an empty text does', async () => {
  const { studio } = cast;
  const place = { street: 'Vestergade 1', locality: 'Aarhus', postal_code: '8000', country: 'DK' };
  await studio.call(EDIT, { ...place, contact_email: 'hello@studio-fold.example' });
  const none = { street: null, locality: null, postal_code: null, country: null };
  const { data } = await studio.call(EDIT, { ...none, contact_email: null, enable_profile_address: false });
  expect(data).toMatchObject({ contact_email: null, profile_place: none });
});
