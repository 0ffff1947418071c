import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { Principal } from '#platform/resource/principal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertBlock, listBlockCircle } from './block.store.ts';
import { endFollow, lockToBlock } from './pair-lock.service.ts';
import { PersonBlocked } from './person-event.ts';
import type { FollowRefused } from './person-refusals.ts';
import { requireVisiblePerson } from './visible-person.service.ts';

interface BlockInput {
  userId: Id;
  source: string | null;
  context: string | null;
}

/** The two no longer find or follow each other; listeners to the event end the rest. */
export async function blockPerson(
  context: ContextFor<'person'>,
  input: BlockInput,
): Promise<{ id: Id } | FollowRefused> {
  const { db, viewer, clock, events } = context;
  const { userId } = input;
  if ((await requireVisiblePerson(context, { id: userId })).isOwner) return { refused: 'own-profile' };
  await db.transaction(async (tx) => {
    const { block, follows } = await lockToBlock(tx, viewer.id, userId);
    const { source, context: where } = input;
    if (!(await insertBlock(tx, block, { source, context: where, at: clock.now() }))) return;
    await endFollow(tx, follows.own);
    await endFollow(tx, follows.theirs);
    await events.emit(tx, PersonBlocked, { blocker_id: viewer.id, blocked_id: userId });
  });
  return { id: userId };
}

/** Includes blocks in either direction; empty for a visitor. */
export async function blockCircleOf({
  db,
  viewer,
}: Pick<Reading, 'db'> & { viewer: Principal }): Promise<Id[]> {
  return viewer.id ? listBlockCircle(db, viewer.id) : [];
}
