import { z } from 'zod';
import { countryOption, emailOption } from '#features/core/identity/options.ts';
import { booleanOption, lineOption, removableOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { PERSON_LIMITS } from '../person.ts';

const text = z.string().nullable();

export const contactAnswer = z.object({
  contact_email: text,
  /** It contains no calling code if the country is known. */
  contact_phone: text,
  contact_phone_country: z.object({ code: z.string(), phone_code: z.string() }).nullable(),
  enable_profile_message: z.boolean(),
  enable_profile_address: z.boolean(),
  profile_place: z.object({
    street: text,
    extra_street: text,
    locality: text,
    region: text,
    postal_code: text,
    country: text,
  }),
});

export type ContactAnswer = z.infer<typeof contactAnswer>;

const country = removableOption(z.union([z.literal(''), countryOption])).optional();
const line = removableOption(lineOption(PERSON_LIMITS.placeLine)).optional();

/** An empty text or null removes the value. */
export const contactOptions = z.object({
  contact_email: removableOption(z.union([z.literal(''), emailOption])).optional(),
  contact_phone: removableOption(lineOption(PERSON_LIMITS.phone)).optional(),
  contact_phone_country: country,
  enable_profile_message: booleanOption.optional(),
  enable_profile_address: booleanOption.optional(),
  street: line,
  extra_street: line,
  locality: line,
  region: line,
  postal_code: removableOption(lineOption(PERSON_LIMITS.postalCode)).optional(),
  country,
});

export type ContactChanges = z.output<typeof contactOptions>;

export type ContactRefusal = 'no-business' | 'phone-country-missing' | 'phone-wrong' | 'address-missing';

export const contactRefusals: Record<ContactRefusal, RefusalDetails> = {
  'no-business': { kind: 'forbidden', reason: 'no-business', message: 'Only businesses can do this.' },
  'phone-country-missing': {
    kind: 'invalid',
    reason: 'phone-country-missing',
    message: 'Choose the country for this number.',
    field: 'contact_phone_country',
  },
  'phone-wrong': {
    kind: 'invalid',
    reason: 'phone-wrong',
    message: "This isn't a phone number in that country.",
    field: 'contact_phone',
  },
  'address-missing': {
    kind: 'invalid',
    reason: 'address-missing',
    message: 'Enter the address to show.',
    field: 'street',
  },
};
