import {
  websiteClaimCreate,
  websiteClaimDelete,
  websiteClaimGet,
  websiteClaimUpdate,
} from './claim-website/claim-website.resource.ts';

/** Claims on websites. */
export const websiteResources = [
  websiteClaimGet,
  websiteClaimCreate,
  websiteClaimUpdate,
  websiteClaimDelete,
] as const;
