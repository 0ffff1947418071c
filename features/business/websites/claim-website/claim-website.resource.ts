import { z } from 'zod';
import { CLAIM_METHODS, hostOfWebsite, proofsOf } from '#features/core/people/claim-code.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { checkClaim, endClaim, showClaim, startClaim } from './claim-website.service.ts';
import type { ClaimRow } from './claim-website.store.ts';
import { type ClaimAnswer, claimAnswer } from './claim-website.ts';

const none = z.object({});
const write = { who: 'person', rate: 'write', data: claimAnswer } as const;

/** Whether the viewer's website is verified, and the code that proves it. */
export const websiteClaimGet = defineResource({
  name: 'WebsiteClaimResource.get',
  summary: 'The claim to the viewer\u2019s website.',
  who: 'person',
  rate: 'read',
  options: none,
  data: claimAnswer,
  handle: async (context) => present(await showClaim(context)),
});

/** Begins to claim the website of the viewer's profile. Idempotent: a repeated call returns the same code. */
export const websiteClaimCreate = defineResource({
  ...write,
  name: 'WebsiteClaimResource.create',
  summary: 'Starts to claim the viewer\u2019s website.',
  options: none,
  handle: async (context) => present(await startClaim(context)),
});

/** Checks whether the website shows the code. */
export const websiteClaimUpdate = defineResource({
  ...write,
  name: 'WebsiteClaimResource.update',
  summary: 'Checks whether the viewer\u2019s website shows the code.',
  options: z.object({ method: z.enum(CLAIM_METHODS) }),
  handle: async (context, { method }) => present(await checkClaim(context, method)),
});

/** Removes the claim and the mark on the profile. Idempotent. */
export const websiteClaimDelete = defineResource({
  ...write,
  name: 'WebsiteClaimResource.delete',
  summary: 'Removes the claim to the viewer\u2019s website.',
  options: none,
  handle: async (context) => present(await endClaim(context)),
});

function present(row: ClaimRow | null): ClaimAnswer {
  const website = row?.website ?? null;
  const proofs = row?.code ? proofsOf(row.code) : null;
  const isVerified = row?.is_verified ?? false;
  return {
    website_url: website,
    domain: website && hostOfWebsite(website),
    status: isVerified ? 'verified' : proofs ? 'pending' : 'none',
    method: isVerified ? (row?.method ?? null) : null,
    is_failing: isVerified && (row?.failures ?? 0) > 0,
    proofs: proofs && {
      meta_tag: proofs.metaTag,
      file_name: proofs.fileName,
      file_text: proofs.fileText,
      dns_record: proofs.dnsRecord,
    },
  };
}
