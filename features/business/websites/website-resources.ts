import {
  websiteClaimCreate,
  websiteClaimDelete,
  websiteClaimGet,
  websiteClaimUpdate,
} from './claim-website/claim-website.resource.ts';

export const websiteResources = [
  websiteClaimGet,
  websiteClaimCreate,
  websiteClaimUpdate,
  websiteClaimDelete,
] as const;
