import type { Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { endFollow } from '../follow.service.ts';
import type { FollowRefused } from '../follow-refusals.ts';
import { lockPeople } from '../people-lock.store.ts';
import { mapPeople } from '../person.store.ts';
import { presentPersonCard } from '../person.view.ts';
import type { PersonCard } from '../person-answer.ts';
import { PersonBlocked } from '../person-blocked.ts';
import { requireVisiblePerson } from '../visible-person.service.ts';
import { deleteBlock, insertBlock, listBlocksOf } from './block-person.store.ts';

type Me = ContextFor<'person'>;

interface BlockWish {
  userId: Id;
  source: string | null;
  context: string | null;
}

/**
 * Blocks somebody: the two no longer find each other, neither follows the other or asks to, and what else they have
 * with each other ends on the event.
 * @throws Refusal 404 where there is no such person for this viewer
 */
export async function blockPerson(context: Me, wish: BlockWish): Promise<{ id: Id } | FollowRefused> {
  const { db, viewer, clock, events } = context;
  const { userId } = wish;
  if ((await requireVisiblePerson(context, { id: userId })).isOwner) return { refused: 'own-profile' };
  await db.transaction(async (tx) => {
    const them = (await lockPeople(tx, [viewer.id, userId])).get(userId);
    if (!them?.is_active) throw notFound('user');
    const block = { blockerId: viewer.id, blockedId: userId, at: clock.now() };
    if (!(await insertBlock(tx, { ...block, source: wish.source, context: wish.context }))) return;
    await endFollow(tx, { followerId: viewer.id, followeeId: userId });
    await endFollow(tx, { followerId: userId, followeeId: viewer.id });
    await events.emit(tx, PersonBlocked, { blocker_id: viewer.id, blocked_id: userId });
  });
  return { id: userId };
}

/** Ends a block of the viewer's; what ended with it does not come back. Where there is none nothing happens. */
export async function unblockPerson({ db, viewer }: Me, userId: Id): Promise<{ id: Id }> {
  await db.transaction(async (tx) => {
    await lockPeople(tx, [viewer.id, userId]);
    await deleteBlock(tx, viewer.id, userId);
  });
  return { id: userId };
}

/** A page of whom the viewer blocks: the one list in which they still stand. Who has left is left out. */
export async function listBlocked(
  { db, viewer, config }: Me,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<PersonCard>> {
  const rows = await listBlocksOf(db, viewer.id, {
    after: after && { at: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const people = await mapPeople(
    db,
    shown.map((row) => row.blocked_id),
  );
  const items = shown.flatMap(({ blocked_id }) => {
    const person = people.get(blocked_id);
    return person?.is_active ? [presentPersonCard(person, config.origin)] : [];
  });
  return { items, next: last ? [last.at, last.blocked_id] : null };
}
