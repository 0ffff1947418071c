import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findMetCriteria } from '../criteria.service.ts';
import { findMerchant, lockMerchant, type MerchantRow } from '../merchant.store.ts';
import { type ReviewCriterion, stateOfMerchant } from '../merchant.ts';
import { merchantRefusals } from '../merchant-refusals.ts';
import { openMerchant, withdrawApplication, writeApplication } from './apply-as-merchant.store.ts';

type Me = ContextFor<'person'>;

export interface OwnMerchant {
  /** Null before anything was chosen or applied for. */
  row: MerchantRow | null;
  /** Now. */
  met: ReviewCriterion[];
}

export async function showOwnMerchant({ db, viewer }: Me): Promise<OwnMerchant> {
  const met = await findMetCriteria(db, viewer.id);
  if (!met) throw new Refusal(merchantRefusals['no-business']);
  return { row: await findMerchant(db, viewer.id), met };
}

/** Also again after a disapproval, whose reasons staff see until they decide anew. */
export async function applyAsMerchant(context: Me): Promise<OwnMerchant> {
  const { db, viewer, clock } = context;
  const me = requireActingFor(viewer, {}, 'edit-settings');
  await db.transaction(async (tx) => {
    const criteria = await findMetCriteria(tx, me.id);
    if (!criteria) throw new Refusal(merchantRefusals['no-business']);
    const at = clock.now();
    const row = await openMerchant(tx, me, at);
    const state = stateOfMerchant(row);
    if (state === 'approved') throw new Refusal(merchantRefusals['already-verified']);
    if (state === 'in_review') throw new Refusal(merchantRefusals['already-applied']);
    await writeApplication(tx, row, { criteria, at });
  });
  return showOwnMerchant(context);
}

export async function endApplication(context: Me): Promise<OwnMerchant> {
  const { db, viewer, clock } = context;
  const me = requireActingFor(viewer, {}, 'edit-settings');
  await db.transaction(async (tx) => {
    if (!(await findMetCriteria(tx, me.id))) throw new Refusal(merchantRefusals['no-business']);
    const row = await lockMerchant(tx, me.id);
    if (!row || stateOfMerchant(row) !== 'in_review') throw new Refusal(merchantRefusals['not-applied']);
    await withdrawApplication(tx, row, clock.now());
  });
  return showOwnMerchant(context);
}
