import { isOwnBusiness, lockAdAccount, requireAds } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { logAds } from '#features/trust/moderation/staff-log.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { insertChange } from '../ad-tree.store.ts';
import type { RejectionReason } from '../campaign.ts';
import { listProductsToReview, type ProductToReview } from '../promoted-products.store.ts';
import { AdReviewEvent } from '../review-event.ts';
import {
  beginGroup,
  findAdToReview,
  listAdsToReview,
  type ReviewedAdRow,
  writeReview,
} from './review-ads.store.ts';

type Staff = ContextFor<'staff'>;

export async function listReviews(
  context: Staff,
  { state, after, pageSize }: PageRequest & { state: 'waiting' | 'reviewed'; pageSize: number },
): Promise<Page<ReviewedAdRow>> {
  requireAds(context);
  const page = { after: after && ([String(after[0]), String(after[1])] as const), limit: pageSize + 1 };
  const { shown, last } = cutPage(await listAdsToReview(context.db, state, page), pageSize);
  const at = last && (state === 'waiting' ? last.submitted_at : last.reviewed_at);
  return { items: shown, next: last && at ? [at.toISOString(), last.id] : null };
}

const PRODUCTS_SHOWN = 100;

/** `isDecidable` is false of one's own business, or of one that one acts for, and where nothing waits. */
export async function showAdToReview(
  context: Staff,
  adId: Id,
): Promise<{ row: ReviewedAdRow; products: ProductToReview[]; isDecidable: boolean }> {
  requireAds(context);
  const row = await findAdToReview(context.db, adId);
  if (!row) throw notFound('ad');
  const isOwn = await isOwnBusiness(context.db, context.viewer.id, row.owner.id);
  const products = row.product_group_id ? await listProductsToReview(context.db, adId, PRODUCTS_SHOWN) : [];
  return {
    row,
    products,
    isDecidable: !isOwn && row.review_status === 'PENDING' && row.status !== 'ARCHIVED',
  };
}

export interface ReviewInput {
  isApproved: boolean;
  reasons: readonly RejectionReason[];
  /** The advertiser reads it. */
  note: string;
  /** When what was looked at was submitted: what was changed since is not decided. */
  submittedAt: Date;
}

/** Of two decisions at once the second is refused. */
export async function reviewAd(context: Staff, adId: Id, input: ReviewInput): Promise<void> {
  requireAds(context);
  const { db, viewer, clock, events } = context;
  const found = await findAdToReview(db, adId);
  if (!found) throw notFound('ad');
  const ownerId = found.owner.id;
  await db.transaction(async (tx) => {
    if (await isOwnBusiness(tx, viewer.id, ownerId)) throw new Refusal(adRefusals['own-review']);
    const account = await lockAdAccount(tx, found.ad_account_id);
    const row = await findAdToReview(tx, adId);
    if (!account || !row) throw notFound('ad');
    const isAsSeen = row.submitted_at.getTime() === input.submittedAt.getTime();
    if (row.review_status !== 'PENDING' || row.status === 'ARCHIVED' || !isAsSeen)
      throw new Refusal(adRefusals['already-reviewed']);
    const { isApproved, reasons, note } = input;
    const at = clock.now();
    await writeReview(tx, account, { adId, isApproved, reasons, note, staffId: viewer.id, at });
    if (isApproved) await beginGroup(tx, account, row.ad_group_id, at);
    const what = isApproved ? 'ad_approved' : 'ad_rejected';
    const before = { review_status: 'PENDING' };
    const after = { review_status: isApproved ? 'APPROVED' : 'REJECTED', rejected_reasons: reasons };
    // Staff are not named to advertisers.
    await insertChange(tx, account, { level: 'AD', entityId: adId, before, after }, { actorId: null, at });
    const data = { ad_id: adId, ...(reasons.length > 0 && { reasons }), ...(note && { note }) };
    await logAds(tx, account, { staffId: viewer.id, act: what, data, at });
    await events.emit(tx, AdReviewEvent, { what, person_id: ownerId, ad_id: adId });
    await tellAdsChanged(tx, account.id);
  });
}
