import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { merchantAnswer, presentMerchant } from '../wire/merchant.view.ts';
import { showMerchant } from './show-merchant.service.ts';

/** A verified merchant with the badges that it shows. */
export const verifiedMerchantGet = defineResource({
  name: 'VerifiedMerchantResource.get',
  summary: 'A verified merchant and its badges.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ userId: idOption }),
  data: merchantAnswer,
  handle: async (context, { userId }) => presentMerchant(context, await showMerchant(context, userId)),
});
