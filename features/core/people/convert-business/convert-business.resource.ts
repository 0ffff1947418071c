import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { convertToBusiness, convertToPersonal, showBusiness } from './convert-business.service.ts';
import { BUSINESS_TYPES, businessAnswer, businessOptions, partnerOptions } from './convert-business.ts';

/** Whether the viewer's account is a business, and its details. */
export const businessAccountGet = defineResource({
  name: 'BusinessAccountResource.get',
  summary: "The viewer's business.",
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: businessAnswer,
  handle: (context) => showBusiness(context),
});

/** Converts the viewer's account to a business, or changes its details. */
export const businessAccountCreate = defineResource({
  name: 'BusinessAccountResource.create',
  summary: 'Converts the viewer\u2019s account to a business account.',
  who: 'person',
  rate: 'write',
  options: businessOptions,
  data: businessAnswer,
  handle: (context, details) => convertToBusiness(context, details),
});

/** The same for other clients; without a country or website it stays as it is. */
export const partnerUpdate = defineResource({
  name: 'PartnerResource.update',
  summary: 'Converts the viewer\u2019s account to a business account; its country and website are optional.',
  who: 'person',
  rate: 'write',
  options: partnerOptions,
  data: businessAnswer,
  handle: (context, details) => convertToBusiness(context, details),
});

/** The types of business. */
export const businessTypesGet = defineResource({
  name: 'BusinessTypesResource.get',
  summary: 'The kinds of business.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({}),
  data: z.array(z.object({ account_type: z.enum(BUSINESS_TYPES) })),
  handle: async () => BUSINESS_TYPES.map((account_type) => ({ account_type })),
});

/** Converts the account back to a personal one. */
export const businessAccountDelete = defineResource({
  name: 'BusinessAccountResource.delete',
  summary: 'Converts the viewer\u2019s account to a personal account.',
  who: 'person',
  rate: 'write',
  options: z.object({}),
  data: businessAnswer,
  handle: (context) => convertToPersonal(context),
});
