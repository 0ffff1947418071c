import { expect, test } from 'vitest';
import { contactOf, phoneOf } from './contact.ts';

const place = {
  ...{ street: 'Steinengraben 5', extra_street: 'Hinterhaus', locality: 'Basel', region: 'Basel-Stadt' },
  ...{ postal_code: '4051', country: 'CH' },
};
const closed = {
  ...{ contact_email: null, contact_phone: null, contact_phone_country: null },
  ...{ enable_profile_address: false, enable_profile_message: false, profile_place: null },
};
const contact = (changes: object, hasMessage = false) =>
  contactOf({ partner: { ...closed, ...changes } }, hasMessage, 'en');

test('[CONTACT-03] there is a contact only with mail, phone or messages; an address alone is none', () => {
  expect(contactOf({ partner: null }, true, 'en')).toBeNull();
  expect(contact({})).toBeNull();
  expect(contact({ contact_email: '', contact_phone: '' })).toBeNull();
  expect(contact({ enable_profile_address: true, profile_place: place })).toBeNull();
  expect(contact({ contact_email: 'shop@example.com' })).toMatchObject({
    email: 'shop@example.com',
    phone: null,
  });
  expect(contact({ contact_phone: '12 34' })).toMatchObject({ email: null, phone: { text: '12 34' } });
  expect(contact({}, true)).toEqual({ email: null, phone: null, hasMessage: true, address: [] });
});

test('[CONTACT-05] a phone link begins with the calling code of its country, where one is known', () => {
  expect(phoneOf('61 555 01 23', { code: 'CH', phone_code: '41' })).toEqual({
    href: 'tel:+41615550123',
    text: '+41 61 555 01 23',
  });
  expect(phoneOf('(061) 555-0123', null).href).toBe('tel:0615550123');
  expect(phoneOf('+41 61 555', null).href).toBe('tel:+4161555');
});

test('an address has its lines in the order of its country, and none unless it is shown', () => {
  const lines = (changes: object, enable_profile_address = true) =>
    contact({ enable_profile_address, profile_place: { ...place, ...changes } }, true)?.address;
  expect(lines({}, false)).toEqual([]);
  expect(lines({})).toEqual(['Steinengraben 5', 'Hinterhaus', '4051 Basel', 'Basel-Stadt', 'Switzerland']);
  const portland = { street: '1 Pine St', extra_street: null, locality: 'Portland', region: 'OR' };
  expect(lines({ ...portland, postal_code: '97201', country: 'US' })).toEqual([
    ...['1 Pine St', 'Portland, OR 97201', 'United States'],
  ]);
  expect(lines({ street: null, extra_street: null, region: null, postal_code: null, country: null })).toEqual(
    ['Basel'],
  );
});
