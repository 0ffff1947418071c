import { BUSINESS_PERMISSIONS, type BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { PeopleAction } from './access.ts';
import { type AccessRow, deleteAccess } from './business-access.store.ts';
import { insertAction, type NewAction, nextActionId } from './business-actions.store.ts';
import { deleteInvitesBeyond } from './business-invites.store.ts';

export function inOrder(permissions: readonly BusinessPermission[]): BusinessPermission[] {
  return BUSINESS_PERMISSIONS.filter((one) => permissions.includes(one));
}

/** What somebody invited others to ends with their own access. */
export async function endAccess(tx: Transaction, access: Locked<AccessRow>): Promise<void> {
  await deleteAccess(tx, access);
  await deleteInvitesBeyond(tx, access, []);
}

export async function logChange(
  { viewer, clock }: Pick<ContextFor<'person'>, 'viewer' | 'clock'>,
  tx: Transaction,
  change: Pick<NewAction, 'aboutId' | 'permissions' | 'permissionsBefore'> & { action: PeopleAction },
): Promise<void> {
  const actorId = viewer.acting?.actor.id ?? viewer.id;
  const id = await nextActionId(tx, viewer.id);
  await insertAction(tx, id, { ...change, businessId: viewer.id, actorId, at: clock.now() });
}
