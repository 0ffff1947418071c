import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type OwnMerchant, showOwnMerchant } from '../apply-as-merchant/apply-as-merchant.service.ts';
import { openMerchant } from '../apply-as-merchant/apply-as-merchant.store.ts';
import { findMetCriteria } from '../criteria.service.ts';
import { merchantRefusals } from '../merchant-refusals.ts';
import { writeLabels } from './choose-labels.store.ts';
import type { ChosenLabels } from './choose-labels.ts';

/** They show once the business is verified. */
export async function chooseLabels(
  context: ContextFor<'person'>,
  labels: ChosenLabels,
): Promise<OwnMerchant> {
  const { db, viewer, clock } = context;
  const me = requireActingFor(viewer, {}, 'edit-settings');
  await db.transaction(async (tx) => {
    if (!(await findMetCriteria(tx, me.id))) throw new Refusal(merchantRefusals['no-business']);
    const at = clock.now();
    await writeLabels(tx, await openMerchant(tx, me, at), labels, at);
  });
  return showOwnMerchant(context);
}
