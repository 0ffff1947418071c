import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { deleteBlock } from '../block.store.ts';
import { lockTied } from '../pair-lock.service.ts';
import { mapPeople } from '../person.store.ts';
import type { PersonCardRow } from '../person-row.ts';
import { listBlocksOf } from './block-person.store.ts';

type Me = ContextFor<'person'>;

/** Does not restore what the block ended. Idempotent. */
export async function unblockPerson({ db, viewer }: Me, userId: Id): Promise<{ id: Id }> {
  await db.transaction(async (tx) => {
    const tied = await lockTied(tx, viewer.id, userId);
    if (tied) await deleteBlock(tx, tied.block);
  });
  return { id: userId };
}

/** The only list that still shows them. Leaves out those who have left. */
export async function listBlocked(
  { db, viewer }: Me,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<PersonCardRow>> {
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
    return person?.is_active ? [person] : [];
  });
  return { items, next: last ? [last.at, last.blocked_id] : null };
}
