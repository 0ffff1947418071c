import { addFollow, endFollow } from '#features/core/people/follow.service.ts';
import { insertRequest } from '#features/core/people/follow.store.ts';
import { FollowEvent } from '#features/core/people/follow-event.ts';
import type { FollowRefused } from '#features/core/people/follow-refusals.ts';
import { findInviter } from '#features/core/people/invite-codes.store.ts';
import { type LockedPerson, lockPeople, lockTiedPeople } from '#features/core/people/people-lock.store.ts';
import { mapRelations } from '#features/core/people/person.store.ts';
import { personNotFound } from '#features/core/people/person-not-found.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { FollowPersonInput } from './follow-person.ts';

type Me = ContextFor<'person'>;

export interface Followed {
  id: Id;
  state: 'following' | 'asked' | 'none';
  /** The follow came by an invite of theirs. */
  isInvited: boolean;
}

/**
 * Makes the viewer follow somebody, or request to where the profile is private, unless they show an invite.
 * Idempotent.
 * @throws Refusal 'not-found' where there is no such person for this viewer
 */
export async function followPerson(context: Me, input: FollowPersonInput): Promise<Followed | FollowRefused> {
  const { userId } = input;
  const person = await requireVisiblePerson(context, { id: userId });
  if (person.isOwner) return { refused: 'own-profile' };
  return context.db.transaction(async (tx) => {
    const them = await lockPair(tx, context.viewer.id, userId);
    if (them === 'blocked') return { refused: 'blocked-by-you' };
    if (them.isFollowed) return { id: userId, state: 'following', isInvited: false };
    const hasInvite = await isInvited(tx, input);
    if (them.is_private_profile && !hasInvite) return ask(tx, context, userId);
    await follow(tx, context, input);
    return { id: userId, state: 'following', isInvited: hasInvite };
  });
}

/** Locks both people: a concurrent block is decided before or after. */
async function lockPair(
  tx: Transaction,
  viewerId: Id,
  userId: Id,
): Promise<(LockedPerson & { isFollowed: boolean }) | 'blocked'> {
  const them = (await lockPeople(tx, [viewerId, userId])).get(userId);
  const relation = (await mapRelations(tx, viewerId, [userId])).get(userId);
  if (!them?.is_active || relation?.hasBlockedMe) throw personNotFound();
  if (relation?.isBlockedByMe) return 'blocked';
  return { ...them, isFollowed: relation?.isFollowedByMe ?? false };
}

async function isInvited(tx: Transaction, { userId, inviteCode }: FollowPersonInput): Promise<boolean> {
  return inviteCode !== null && (await findInviter(tx, inviteCode)) === userId;
}

async function follow(tx: Transaction, context: Me, input: FollowPersonInput): Promise<void> {
  const { viewer, clock, events } = context;
  const { userId, inviteCode, pinId } = input;
  const pair = { followerId: viewer.id, followeeId: userId };
  await addFollow(tx, { ...pair, inviteCode, pinId, at: clock.now() });
  await events.emit(tx, FollowEvent, { what: 'user_follow', actor_id: viewer.id, person_id: userId });
}

async function ask(tx: Transaction, context: Me, userId: Id): Promise<Followed> {
  const { viewer, clock, events } = context;
  const asked = { followerId: viewer.id, followeeId: userId, at: clock.now() };
  if (await insertRequest(tx, asked)) {
    await events.emit(tx, FollowEvent, { what: 'follow_request', actor_id: viewer.id, person_id: userId });
  }
  return { id: userId, state: 'asked', isInvited: false };
}

/** Follows all of these, or none where one of them is not found or cannot be followed. */
export async function followPeople(
  context: Me,
  ids: readonly Id[],
): Promise<{ followed: Followed[] } | FollowRefused> {
  const unique = [...new Set(ids)];
  for (const id of unique) {
    const person = await requireVisiblePerson(context, { id });
    if (person.isOwner) return { refused: 'own-profile' };
    if (person.isBlockedByMe) return { refused: 'blocked-by-you' };
  }
  const followed: Followed[] = [];
  for (const userId of unique) {
    const answer = await followPerson(context, { userId, inviteCode: null, pinId: null });
    if ('refused' in answer) return answer;
    followed.push(answer);
  }
  return { followed };
}

/** Ends a follow, or withdraws the request. Idempotent. */
export async function unfollowPerson({ db, viewer }: Me, userId: Id): Promise<Followed> {
  await db.transaction(async (tx) => {
    if (!(await lockTiedPeople(tx, viewer.id, userId))) return;
    await endFollow(tx, { followerId: viewer.id, followeeId: userId });
  });
  return { id: userId, state: 'none', isInvited: false };
}

/** Removes a follower without notifying them. Idempotent. */
export async function removeFollower({ db, viewer }: Me, userId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockTiedPeople(tx, viewer.id, userId))) return;
    await endFollow(tx, { followerId: userId, followeeId: viewer.id });
  });
}
