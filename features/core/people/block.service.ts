import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertBlock } from './block.store.ts';
import { endFollow } from './follow.service.ts';
import type { FollowRefused } from './follow-refusals.ts';
import { lockPeople } from './people-lock.store.ts';
import { mapRelations } from './person.store.ts';
import { PersonBlocked } from './person-blocked.ts';
import { personNotFound } from './person-not-found.ts';
import { requireVisiblePerson } from './visible-person.service.ts';

interface BlockInput {
  userId: Id;
  source: string | null;
  context: string | null;
}

/**
 * Blocks somebody: the two no longer find or follow each other, open follow requests are deleted, and listeners to
 * the event end the rest.
 * @throws Refusal 'not-found' if the viewer cannot see such a person
 */
export async function blockPerson(
  context: ContextFor<'person'>,
  input: BlockInput,
): Promise<{ id: Id } | FollowRefused> {
  const { db, viewer, clock, events } = context;
  const { userId } = input;
  if ((await requireVisiblePerson(context, { id: userId })).isOwner) return { refused: 'own-profile' };
  await db.transaction(async (tx) => {
    const them = (await lockPeople(tx, [viewer.id, userId])).get(userId);
    const relation = (await mapRelations(tx, viewer.id, [userId])).get(userId);
    if (!them?.is_active || relation?.hasBlockedMe) throw personNotFound();
    const block = { blockerId: viewer.id, blockedId: userId, at: clock.now() };
    if (!(await insertBlock(tx, { ...block, source: input.source, context: input.context }))) return;
    await endFollow(tx, { followerId: viewer.id, followeeId: userId });
    await endFollow(tx, { followerId: userId, followeeId: viewer.id });
    await events.emit(tx, PersonBlocked, { blocker_id: viewer.id, blocked_id: userId });
  });
  return { id: userId };
}
