import { type LockedMark, lockToMark, markMerchant } from '#features/core/people/person-flags.service.ts';
import { logMerchant } from '#features/trust/moderation/staff-log.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import type { OwnMerchant } from '../apply-as-merchant/apply-as-merchant.service.ts';
import { findMetCriteria } from '../criteria.service.ts';
import {
  findMerchant,
  lockMerchant,
  type MerchantRow,
  type Review,
  writeDisapproval,
} from '../merchant.store.ts';
import {
  type DisapprovalReason,
  type ReviewLabel,
  sayingLabels,
  stateOfMerchant,
  type ValueBadge,
} from '../merchant.ts';
import { merchantRefusals } from '../merchant-refusals.ts';
import { approveMerchant } from '../verify-merchant/verify-merchant.service.ts';
import { mailReview } from './mail-review.service.ts';
import {
  type BusinessRow,
  findBusinessToReview,
  isOwnBusiness,
  type ListedMerchantRow,
  listReviewedMerchants,
  listWaitingMerchants,
} from './review-merchants.store.ts';
import { decisionsIn, type MerchantDecision, WHAT_HAPPENED } from './review-merchants.ts';

type Staff = ContextFor<'staff'>;

export async function listMerchants(
  { db }: Staff,
  { state, after, pageSize }: PageRequest & { state: 'waiting' | 'reviewed'; pageSize: number },
): Promise<Page<ListedMerchantRow>> {
  const page = { after: after && ([String(after[0]), String(after[1])] as const), limit: pageSize + 1 };
  const rows = state === 'waiting' ? listWaitingMerchants(db, page) : listReviewedMerchants(db, page);
  const { shown, last } = cutPage(await rows, pageSize);
  const at = last && (state === 'waiting' ? last.applied_at : last.reviewed_at);
  return { items: shown, next: last && at ? [at.toISOString(), last.author.id] : null };
}

export interface MerchantToReview extends OwnMerchant {
  business: BusinessRow;
  /** None of one's own business, or of one that one acts for. */
  decisions: readonly MerchantDecision[];
}

export async function showMerchantToReview({ db, viewer }: Staff, userId: Id): Promise<MerchantToReview> {
  const [business, row, met, isOwn] = await Promise.all([
    findBusinessToReview(db, userId),
    findMerchant(db, userId),
    findMetCriteria(db, userId),
    isOwnBusiness(db, viewer.id, userId),
  ]);
  if (!business || !row || !met) throw notFound('merchant');
  // A business that chose labels has asked for nothing yet.
  if (!row.applied_at && !row.reviewed_at) throw notFound('merchant');
  const state = stateOfMerchant(row);
  const shown = {
    ...row,
    ...(state === 'in_review' || state === 'approved' ? sayingLabelsOf(row) : NO_LABELS),
  };
  return { business, row: shown, met, decisions: isOwn ? [] : decisionsIn(state) };
}

type Labels = Pick<MerchantRow, 'business_diversity_labels' | 'owner_labels'>;

const NO_LABELS: Labels = { business_diversity_labels: [], owner_labels: [] };

const sayingLabelsOf = (row: Labels): Labels => ({
  business_diversity_labels: sayingLabels(row.business_diversity_labels),
  owner_labels: sayingLabels(row.owner_labels),
});

export interface ReviewInput {
  decision: MerchantDecision;
  /** Only of what is not approved. */
  reasons: readonly DisapprovalReason[];
  labels: readonly ReviewLabel[];
  /** Badges to choose from, only of what is approved. */
  values: readonly ValueBadge[];
  /** The business reads it. */
  note: string;
}

/** Of two decisions at once the second is refused. */
export async function reviewMerchant(context: Staff, userId: Id, input: ReviewInput): Promise<void> {
  const { db, viewer, clock } = context;
  await db.transaction(async (tx) => {
    if (await isOwnBusiness(tx, viewer.id, userId)) throw new Refusal(merchantRefusals['own-review']);
    const person = await lockToMark(tx, userId);
    const row = await lockMerchant(tx, userId);
    const criteria = await findMetCriteria(tx, userId);
    if (!person?.is_active || !row || !criteria) throw notFound('merchant');
    if (!decisionsIn(stateOfMerchant(row)).includes(input.decision)) {
      throw new Refusal(merchantRefusals['already-reviewed']);
    }
    const review = { criteria, labels: input.labels, note: input.note, at: clock.now() };
    await decide(tx, person, input, review);
    await logReview(tx, person, { staffId: viewer.id, ...input }, review);
    await mailReview(context, tx, userId, input);
  });
}

async function decide(
  tx: Transaction,
  person: LockedMark,
  { decision, values, reasons }: ReviewInput,
  review: Review,
): Promise<void> {
  if (decision === 'approve') return approveMerchant(tx, person, values, review);
  await writeDisapproval(tx, person, reasons, review);
  if (decision === 'end') await markMerchant(tx, person, { isVerified: false, isInspirational: false });
}

function logReview(
  tx: Transaction,
  person: LockedMark,
  { staffId, decision, reasons, values }: ReviewInput & { staffId: Id },
  { criteria, labels, note, at }: Review,
): Promise<void> {
  const found = decision === 'approve' ? { values } : { reasons };
  const data = { ...found, criteria, labels, ...(note && { note }) };
  return logMerchant(tx, person, { staffId, act: WHAT_HAPPENED[decision], data, at });
}
