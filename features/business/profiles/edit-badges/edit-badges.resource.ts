import { defineResource } from '#platform/resource/resource.ts';
import { merchantAnswer, presentMerchant } from '../wire/merchant.view.ts';
import { editBadges } from './edit-badges.service.ts';
import { badgeSelectionOptions } from './edit-badges.ts';

/** Chooses the badges and colour of the viewer's profile. */
export const verifiedMerchantUpdate = defineResource({
  name: 'VerifiedMerchantResource.update',
  summary: 'Chooses the badges on the viewer\u2019s profile, and their color.',
  who: 'person',
  rate: 'write',
  acting: 'edit-profile',
  options: badgeSelectionOptions,
  data: merchantAnswer,
  handle: async (context, selection) => presentMerchant(context, await editBadges(context, selection)),
});
