import { expect, test } from 'vitest';
import { cutAbout, imprintOf, shortAddress } from './about.ts';

const person = (length: number, more = {}) => ({
  about: 'a'.repeat(length),
  websiteUrl: null,
  imprintUrl: null,
  ...more,
});

test('[HEADER-14] the words about a person are cut at 170 characters, on phones at 130', () => {
  expect(cutAbout(person(170), false)).toEqual({ pieces: [{ text: 'a'.repeat(170) }], isCut: false });
  expect(cutAbout(person(171), false)).toEqual({ pieces: [{ text: `${'a'.repeat(170)}…` }], isCut: true });
  expect(cutAbout(person(130), true).isCut).toBe(false);
  expect(cutAbout(person(131), true)).toEqual({ pieces: [{ text: `${'a'.repeat(130)}…` }], isCut: true });
});

test('[HEADER-14] website and imprint take of their room what they are long', () => {
  const addresses = { websiteUrl: 'https://www.ada.example/', imprintUrl: 'https://ada.example/law' };
  expect(cutAbout(person(170 - 11 - 15, addresses), false).isCut).toBe(false);
  expect(cutAbout(person(170 - 11 - 14, addresses), false).isCut).toBe(true);
  const long = { websiteUrl: `https://ada.example/${'x'.repeat(200)}` };
  expect(cutAbout(person(5, long), true)).toEqual({ pieces: [{ text: '…' }], isCut: true });
});

test('people and addresses are links, but not an address that is cut', () => {
  const { pieces } = cutAbout({ ...person(0), about: `By @ada, https://a.example/${'b'.repeat(200)}` }, true);
  expect(pieces.map(({ to }) => to)).toEqual([undefined, '/ada/', undefined, undefined]);
  expect(pieces.at(-1)?.text).toMatch(/^https:.*…$/);
});

test('no character is cut in two', () => {
  const { pieces } = cutAbout({ ...person(0), about: '🌿'.repeat(131) }, true);
  expect(pieces).toEqual([{ text: `${'🌿'.repeat(130)}…` }]);
});

test('[HEADER-17] an address is shown without its protocol, www and the slash at its end', () => {
  expect(shortAddress('https://www.ada.example/')).toBe('ada.example');
  expect(shortAddress('HTTP://ada.example/shop/')).toBe('ada.example/shop');
  expect(shortAddress('ada.example/www.')).toBe('ada.example/www.');
});

test('an imprint is shown in Germany, Austria and Switzerland', () => {
  const impressum_url = 'https://ada.example/law';
  for (const country of ['DE', 'AT', 'CH']) expect(imprintOf({ country, impressum_url })).toBe(impressum_url);
  for (const country of ['FR', null]) expect(imprintOf({ country, impressum_url })).toBeNull();
});
