import { validateEntity } from 'stdnum';
import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, lineOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { changeDetails, showDetails } from './details.service.ts';

const required = (max: number) =>
  lineOption(max).refine((text) => text !== '', msg('{field}: must not be empty'));

const details = z.object({
  name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  tax_number: z.string().nullable(),
});

/** Whom documents are made out to; null if nobody has entered it. */
export const adBillingDetailsGet = defineResource({
  name: 'AdBillingDetailsResource.get',
  summary: 'The billing address of an own ad account.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({ ad_account_id: idOption }),
  data: details.nullable(),
  handle: (context, { ad_account_id }) => showDetails(context, ad_account_id),
});

/** Documents that were issued before stay as they are. */
export const adBillingDetailsUpdate = defineResource({
  name: 'AdBillingDetailsResource.update',
  summary: 'Changes the billing address of an own ad account.',
  who: 'person',
  rate: 'write',
  acting: 'bill',
  options: z
    .object({
      ad_account_id: idOption,
      name: required(100),
      street: required(200),
      postal_code: required(20),
      city: required(100),
      country: z.string().regex(/^[A-Z]{2}$/, msg('{field}: choose a country')),
      tax_number: lineOption(30).default(''),
    })
    .refine(({ country, tax_number }) => tax_number === '' || isTaxNumber(country, tax_number), {
      path: ['tax_number'],
      message: msg('{field}: must be a tax number of the chosen country'),
    }),
  data: details,
  handle: async (context, { ad_account_id, ...entered }) => {
    const details = { ...entered, tax_number: entered.tax_number || null };
    await changeDetails(context, ad_account_id, details);
    return details;
  },
});

/** By its check digits; of countries whose numbers are not known, any is taken. */
function isTaxNumber(country: string, text: string): boolean {
  const { checked, isValid } = validateEntity(country, text);
  return !checked || isValid === true;
}
