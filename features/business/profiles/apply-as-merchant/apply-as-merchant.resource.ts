import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { ownMerchantAnswer, presentOwnMerchant } from '../wire/own-merchant.view.ts';
import { applyAsMerchant, endApplication, showOwnMerchant } from './apply-as-merchant.service.ts';

const shared = { who: 'person', options: z.object({}), data: ownMerchantAnswer } as const;

/** Whether the viewer's business is a verified merchant, and what the last review found. */
export const merchantApplicationGet = defineResource({
  ...shared,
  name: 'MerchantApplicationResource.get',
  summary: 'The viewer\u2019s application to be a verified merchant.',
  rate: 'read',
  handle: async (context) => presentOwnMerchant(await showOwnMerchant(context)),
});

/** Asks staff for a review, also again after they disapproved. */
export const merchantApplicationCreate = defineResource({
  ...shared,
  name: 'MerchantApplicationResource.create',
  summary: 'Applies to be a verified merchant.',
  rate: 'write',
  handle: async (context) => presentOwnMerchant(await applyAsMerchant(context)),
});

/** Withdraws what no review has answered yet. */
export const merchantApplicationDelete = defineResource({
  ...shared,
  name: 'MerchantApplicationResource.delete',
  summary: 'Withdraws the application to be a verified merchant.',
  rate: 'write',
  handle: async (context) => presentOwnMerchant(await endApplication(context)),
});
