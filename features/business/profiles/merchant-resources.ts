import {
  merchantApplicationCreate,
  merchantApplicationDelete,
  merchantApplicationGet,
} from './apply-as-merchant/apply-as-merchant.resource.ts';
import { merchantLabelsUpdate } from './choose-labels/choose-labels.resource.ts';
import { verifiedMerchantUpdate } from './edit-badges/edit-badges.resource.ts';
import {
  moderationMerchantGet,
  moderationMerchantsGet,
  moderationMerchantUpdate,
} from './review-merchants/review-merchants.resource.ts';
import { verifiedMerchantGet } from './show-merchant/show-merchant.resource.ts';

export const merchantResources = [
  verifiedMerchantGet,
  verifiedMerchantUpdate,
  merchantApplicationGet,
  merchantApplicationCreate,
  merchantApplicationDelete,
  merchantLabelsUpdate,
  moderationMerchantsGet,
  moderationMerchantGet,
  moderationMerchantUpdate,
] as const;
