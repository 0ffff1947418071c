import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ContactRefusal } from './edit-contact.ts';

export interface PhoneNumber {
  /** It contains no calling code, and its digits are grouped as in its country. */
  number: string;
  country: string;
  /** Digits of the calling code. */
  code: string;
}

/** The number is of the given country, unless it starts with a calling code. */
export function readPhone(typed: string, country: string | null): PhoneNumber | ContactRefusal {
  const given = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  if (!given && !typed.startsWith('+')) return 'phone-country-missing';
  const parsed = parsePhoneNumberFromString(typed, given);
  if (!parsed?.isPossible() || parsed.ext) return 'phone-wrong';
  const land = parsed.country ?? given;
  if (!land) return 'phone-country-missing';
  const code = parsed.countryCallingCode;
  return { number: parsed.formatInternational().slice(code.length + 2), country: land, code };
}
