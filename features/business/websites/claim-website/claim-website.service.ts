import { randomBytes } from 'node:crypto';
import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { fetchTexts } from '#features/core/media/fetch-texts.ts';
import { type ClaimMethod, hostOfWebsite, proofsOf } from '#features/core/people/claim-code.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  type ClaimRow,
  deleteClaim,
  findClaim,
  lockWebsite,
  setWebsiteVerified,
  upsertClaim,
  writeProof,
} from './claim-website.store.ts';
import { type ClaimAnswer, claimRefusals } from './claim-website.ts';
import { type CodeSearch, findCode } from './find-code.service.ts';
import { nextCheck } from './next-check.ts';

const HOUR = 3600;

/** Enough to wait for DNS changes, and too few to make us send a site requests on somebody's behalf. */
const CHECKS_BY_PERSON = { name: 'website checks by person', most: 20, windowSeconds: HOUR };
const CHECKS_BY_HOST = { name: 'website checks by host', most: 60, windowSeconds: HOUR };

export async function showClaim({ db, viewer }: ContextFor<'person'>): Promise<ClaimAnswer> {
  return present(await findClaim(db, viewer.id));
}

/** @throws Refusal 400 if the profile names no website */
export async function startClaim(context: ContextFor<'person'>): Promise<ClaimAnswer> {
  const { db, viewer, clock } = context;
  await db.transaction(async (tx) => {
    const locked = await lockWebsite(tx, viewer.id);
    const { website } = locked;
    if (!website) throw new Refusal(claimRefusals['no-website']);
    await upsertClaim(tx, locked, { website, code: randomBytes(16).toString('hex'), at: clock.now() });
  });
  return showClaim(context);
}

/**
 * @throws Refusal 409 if nothing is claimed, 400 naming the method if the code is missing, 429 after too many checks
 */
export async function checkClaim(context: ContextFor<'person'>, method: ClaimMethod): Promise<ClaimAnswer> {
  const { db, viewer, clock } = context;
  const claim = await findClaim(db, viewer.id);
  if (!claim?.website || !claim.code) throw new Refusal(claimRefusals['not-claimed']);
  const { website, code } = claim;
  await requireAttempt(context, [
    [CHECKS_BY_PERSON, viewer.id],
    [CHECKS_BY_HOST, hostOfWebsite(website)],
  ]);
  const search = await findCode(context, { website, code }, method);
  if (!search.found) throw refusalOf(search);
  const at = clock.now();
  await db.transaction(async (tx) => {
    // It may have changed during the check.
    const locked = await lockWebsite(tx, viewer.id);
    if (locked.website !== website) throw new Refusal(claimRefusals['not-claimed']);
    const isClaimed = await writeProof(tx, locked, { code, method, at, checkAt: nextCheck(at, 0) });
    if (!isClaimed) throw new Refusal(claimRefusals['not-claimed']);
    await setWebsiteVerified(tx, locked, true);
  });
  return showClaim(context);
}

function refusalOf(search: CodeSearch & { found: false }): Refusal {
  if (search.reason !== 'not-fetched') return new Refusal(claimRefusals[search.reason]);
  const { why } = search;
  return new Refusal({
    kind: 'invalid',
    reason: `address-${why}`,
    message: fetchTexts[why],
    field: 'method',
  });
}

export async function endClaim(context: ContextFor<'person'>): Promise<ClaimAnswer> {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    const locked = await lockWebsite(tx, viewer.id);
    await deleteClaim(tx, locked);
    await setWebsiteVerified(tx, locked, false);
  });
  return showClaim(context);
}

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
