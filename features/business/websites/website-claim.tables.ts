import { CLAIM_METHODS } from '#features/core/people/claim-code.ts';

export const TABLES = {
  website_claims: { method: CLAIM_METHODS },
};
