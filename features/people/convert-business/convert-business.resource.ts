import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { convertToBusiness, convertToPersonal, showBusiness } from './convert-business.service.ts';
import { businessAnswer, businessOptions } from './convert-business.ts';

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
