import { PersonBlocked } from '#features/core/people/person-event.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { lockAccessToChange } from '../business-access.store.ts';
import { insertAction, nextActionId } from '../business-actions.store.ts';
import { deleteInviteBetween } from '../business-invites.store.ts';
import { endAccess } from '../people.service.ts';

interface Parting {
  blockerId: Id;
  blockedId: Id;
}

interface Means {
  db: Database;
  clock: Clock;
}

/** A block ends for good what one was given by the other. Safe to run twice. */
export async function partWays(means: Means, { blockerId, blockedId }: Parting): Promise<void> {
  await endBetween(means, { businessId: blockerId, personId: blockedId, actorId: blockerId });
  await endBetween(means, { businessId: blockedId, personId: blockerId, actorId: blockerId });
}

interface Between {
  businessId: Id;
  personId: Id;
  actorId: Id;
}

function endBetween({ db, clock }: Means, between: Between): Promise<void> {
  const { businessId, personId } = between;
  return db.transaction(async (tx) => {
    const access = await lockAccessToChange(tx, personId, businessId);
    if (access) {
      await endAccess(tx, access);
      await logEnd(tx, between, clock.now());
    }
    await deleteInviteBetween(tx, businessId, personId);
  });
}

/** A business is not told who blocked it, only who left. */
async function logEnd(tx: Transaction, { businessId, personId, actorId }: Between, at: Date): Promise<void> {
  const action = actorId === personId ? 'people.left' : 'people.removed';
  const id = await nextActionId(tx, businessId);
  await insertAction(tx, id, { businessId, actorId, action, aboutId: personId, at });
}

export const endBusinessAccessListener = defineListener({
  name: 'business.part-ways',
  on: PersonBlocked,
  run: (platform: Platform, { blocker_id, blocked_id }) =>
    partWays(platform, { blockerId: blocker_id, blockedId: blocked_id }),
});
