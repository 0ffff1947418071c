import { z } from 'zod';
import { countryOption } from '#features/core/identity/options.ts';
import { lineOption, removableOption } from '#platform/resource/options.ts';
import { websiteOption } from '../edit-profile/edit-profile.ts';
import { PERSON_LIMITS } from '../person.ts';

export const BUSINESS_TYPES = [
  'retailer',
  'local_business',
  'consumer_goods',
  'publisher',
  'creator',
  'service',
  'institution',
  'other',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export const businessOptions = z.object({
  business_name: lineOption(PERSON_LIMITS.fullName).pipe(z.string().min(1)),
  account_type: z.enum(BUSINESS_TYPES),
  country: countryOption,
  website_url: removableOption(websiteOption).optional(),
});

/** Other clients send no country, and always a website: an empty one is not given. */
export const partnerOptions = businessOptions.partial({ country: true }).extend({
  website_url: websiteOption.nullish().transform((website) => website || undefined),
});

export type BusinessDetails = z.output<typeof businessOptions | typeof partnerOptions>;

/** The other fields are null for an account that has always been personal. */
export const businessAnswer = z.object({
  is_partner: z.boolean(),
  business_name: z.string().nullable(),
  account_type: z.enum(BUSINESS_TYPES).nullable(),
});

export type BusinessAnswer = z.infer<typeof businessAnswer>;
