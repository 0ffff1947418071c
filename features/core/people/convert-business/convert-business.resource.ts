import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { BUSINESS_TYPES } from './business-type.ts';
import { convertToBusiness, convertToPersonal, showBusiness } from './convert-business.service.ts';
import { businessAnswer, businessOptions, partnerOptions } from './convert-business.ts';

/** Whether the viewer's account is one of a business, and of which. */
export const businessAccountGet = defineResource({
  name: 'BusinessAccountResource.get',
  summary: "The viewer's business.",
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: businessAnswer,
  handle: (context) => showBusiness(context),
});

/** Makes the viewer's account one of a business, or changes which. */
export const businessAccountCreate = defineResource({
  name: 'BusinessAccountResource.create',
  summary: 'Makes the own account one of a business.',
  who: 'person',
  rate: 'write',
  options: businessOptions,
  data: businessAnswer,
  handle: (context, details) => convertToBusiness(context, details),
});

/** The same as other clients ask for it; the country stays as it is where none is named. */
export const partnerUpdate = defineResource({
  name: 'PartnerResource.update',
  summary: 'Makes the own account one of a business, wherever it is.',
  who: 'person',
  rate: 'write',
  options: partnerOptions,
  data: businessAnswer,
  handle: (context, details) => convertToBusiness(context, details),
});

/** What sorts of business an account can be for. */
export const businessTypesGet = defineResource({
  name: 'BusinessTypesResource.get',
  summary: 'The sorts of business.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({}),
  data: z.array(z.object({ account_type: z.enum(BUSINESS_TYPES) })),
  handle: async () => BUSINESS_TYPES.map((account_type) => ({ account_type })),
});

/** Makes it a personal one again. */
export const businessAccountDelete = defineResource({
  name: 'BusinessAccountResource.delete',
  summary: 'Makes the own account a personal one.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: businessAnswer,
  handle: (context) => convertToPersonal(context),
});
