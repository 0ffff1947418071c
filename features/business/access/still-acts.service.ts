import { type DelegatedPermission, permissionsAllow } from '#features/core/identity/acting-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { lockGiven, readGiven, readManaged } from './act-for.service.ts';
import { findBusiness } from './business-access.store.ts';

/** For a job that goes on with what somebody began; locked, so that it is not revoked meanwhile. */
export async function stillActs(
  tx: Transaction,
  { actorId, businessId }: { actorId: Id; businessId: Id },
  needs: DelegatedPermission,
): Promise<boolean> {
  if (actorId === businessId) return (await findBusiness(tx, businessId)) !== null;
  for (const read of [readGiven, readManaged]) {
    const given = await read(tx, actorId, businessId);
    if (!given?.isMet) continue;
    const permissions = await lockGiven(tx, { actorId, businessId, agencyId: given.agencyId });
    if (permissions && permissionsAllow(permissions, needs)) return true;
  }
  return false;
}
