import { deleteRequest } from '#features/core/people/follow.store.ts';
import { addFollow, lockTied, takeRequest } from '#features/core/people/pair-lock.service.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import { FollowEvent } from '#features/core/people/person-event.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { listRequestsFor } from './follow-requests.store.ts';

type Me = ContextFor<'person'>;

export async function listFollowRequests(
  context: Me,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<{ sender: PersonCardRow; created_at: Date }>> {
  const rows = await listRequestsFor(context.db, context.viewer.id, {
    after: after && { at: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const people = await findVisiblePeople(
    context,
    shown.map((row) => row.follower_id),
  );
  const items = shown.flatMap(({ follower_id, created_at }) => {
    const sender = people.get(follower_id);
    return sender ? [{ sender, created_at }] : [];
  });
  return { items, next: last ? [last.at, last.follower_id] : null };
}

/** Idempotent. */
export async function acceptFollowRequest(context: Me, userId: Id): Promise<void> {
  const { db, viewer, clock, events } = context;
  if (!(await findVisiblePeople(context, [userId])).has(userId)) throw notFound('follow_request');
  await db.transaction(async (tx) => {
    const pair = await takeRequest(tx, viewer.id, userId);
    if (!pair) throw notFound('follow_request');
    if (pair === 'following') return;
    await addFollow(tx, pair, { inviteCode: null, pinId: null, at: clock.now() });
    const told = { actor_id: viewer.id, person_id: userId };
    await events.emit(tx, FollowEvent, { what: 'follow_request_accepted', ...told });
  });
}

/** Does not notify the person. Idempotent. */
export async function ignoreFollowRequest({ db, viewer }: Me, userId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const tied = await lockTied(tx, viewer.id, userId);
    if (tied) await deleteRequest(tx, tied.follows.theirs);
  });
}
