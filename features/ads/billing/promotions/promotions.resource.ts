import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { redeemPromotion } from './promotions.service.ts';

/** Adds the credit of a code to the balance, once for each account. */
export const adPromotionCreate = defineResource({
  name: 'AdPromotionResource.create',
  summary: 'Redeems a promotion code for an own ad account.',
  who: 'person',
  rate: 'write',
  acting: 'bill',
  options: z.object({ ad_account_id: idOption, code: z.string().trim().min(1).max(60) }),
  data: z.object({
    amount_in_micro_currency: z.number(),
    balance_in_micro_currency: z.number(),
  }),
  handle: async (context, { ad_account_id, code }) => {
    const { account, amountMicro } = await redeemPromotion(context, ad_account_id, code);
    return {
      amount_in_micro_currency: Number(amountMicro),
      balance_in_micro_currency: Number(account.balance_micro),
    };
  },
});
