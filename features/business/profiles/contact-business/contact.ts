import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';

type Partner = NonNullable<PersonProfile['partner']>;

export interface Contact {
  email: string | null;
  phone: { href: string; text: string } | null;
  hasMessage: boolean;
  /** Empty if it shows none. */
  address: string[];
}

/** Null without mail, phone and messages, as there is no button then. */
export function contactOf(
  { partner }: Pick<PersonProfile, 'partner'>,
  hasMessage: boolean,
  locale: string,
): Contact | null {
  if (!partner) return null;
  const { contact_email: email, contact_phone } = partner;
  const phone = contact_phone ? phoneOf(contact_phone, partner.contact_phone_country) : null;
  if (!email && !phone && !hasMessage) return null;
  return { email, phone, hasMessage, address: addressLines(partner, locale) };
}

/** Adds the country's calling code if it is known. */
export function phoneOf(number: string, country: Partner['contact_phone_country']) {
  const code = country?.phone_code;
  const digits = number.replace(/\D/g, '');
  if (code) return { href: `tel:+${code}${digits}`, text: `+${code} ${number}` };
  return { href: `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`, text: number };
}

/** Where the town stands before the postal code. */
const TOWN_FIRST = ['US', 'CA', 'NZ', 'AU', 'GB', 'IE'];

function addressLines({ enable_profile_address, profile_place }: Partner, locale: string): string[] {
  if (!enable_profile_address || !profile_place) return [];
  const { street, extra_street, locality, region, postal_code, country } = profile_place;
  const town = TOWN_FIRST.includes(country ?? '')
    ? [[locality, [region, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    : [[postal_code, locality].filter(Boolean).join(' '), region];
  const land = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  return [street, extra_street, ...town, land].filter((line): line is string => Boolean(line));
}
