import { expect, test } from 'vitest';
import {
  ageOn,
  DEFAULT_MINIMUM_AGE,
  MINIMUM_AGES,
  MINIMUM_AGES_OF_CONSENT,
  minimumAge,
} from './register/register-faults.service.ts';

test('[CONST-06] every country of the list has its age of consent', () => {
  const list =
    'AT 14, BE 13, BG 14, HR 16, CY 14, CZ 15, DK 13, EE 14, FI 13, FR 15, DE 16, GR 15, HU 16, IE 16, IT 14, LV 13, ' +
    'LT 14, LU 16, MT 13, NL 16, PL 16, PT 13, RO 16, SK 16, SI 15, ES 14, SE 13, GB 13';
  const expected = list.split(', ').map((entry) => entry.split(' '));
  expect(Object.entries(MINIMUM_AGES_OF_CONSENT).map(([country, age]) => [country, String(age)])).toEqual(
    expected,
  );
});

test('the second list adds Korea, and 13 holds where no age is set', () => {
  expect(MINIMUM_AGES).toEqual({ ...MINIMUM_AGES_OF_CONSENT, KR: 14 });
  expect(DEFAULT_MINIMUM_AGE).toBe(13);
  expect([minimumAge('kr'), minimumAge('US'), minimumAge(null), minimumAge('constructor')]).toEqual([
    14, 13, 13, 13,
  ]);
});

test('an age grows on the birthday, and on the first of March for a leap day', () => {
  expect(ageOn('2010-06-15', new Date('2026-06-14T23:59:59Z'))).toBe(15);
  expect(ageOn('2010-06-15', new Date('2026-06-15T00:00:00Z'))).toBe(16);
  expect(ageOn('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(17);
  expect(ageOn('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(18);
});
