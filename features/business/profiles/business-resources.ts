import { verifiedMerchantUpdate } from './edit-badges/edit-badges.resource.ts';
import { businessProfilesGet } from './list-business-profiles/list-business-profiles.resource.ts';
import { verifiedMerchantGet } from './show-merchant/show-merchant.resource.ts';

export const businessResources = [businessProfilesGet, verifiedMerchantGet, verifiedMerchantUpdate] as const;
