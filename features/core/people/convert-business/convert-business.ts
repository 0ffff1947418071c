import { z } from 'zod';
import { countryOption } from '#features/core/identity/options.ts';
import { lineOption, linkOption } from '#platform/resource/options.ts';
import { PERSON_LIMITS } from '../person.ts';
import { BUSINESS_TYPES } from './business-type.ts';

/** What makes an account one of a business. */
export const businessOptions = z.object({
  business_name: lineOption(PERSON_LIMITS.fullName).pipe(z.string().min(1)),
  account_type: z.enum(BUSINESS_TYPES),
  country: countryOption,
  website_url: linkOption.optional(),
});

/** The same as other clients send it, who do not ask for the country. */
export const partnerOptions = businessOptions.partial({ country: true });

export type BusinessDetails = z.output<typeof partnerOptions>;

/** The business of the viewer; the rest is null where the account is a personal one that never was another. */
export const businessAnswer = z.object({
  is_partner: z.boolean(),
  business_name: z.string().nullable(),
  account_type: z.enum(BUSINESS_TYPES).nullable(),
});

export type BusinessAnswer = z.infer<typeof businessAnswer>;
