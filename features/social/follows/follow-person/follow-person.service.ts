import { addFollow, askToFollow, endFollow } from '#features/core/people/follow.service.ts';
import { FollowEvent } from '#features/core/people/follow-event.ts';
import type { FollowRefused } from '#features/core/people/follow-refusals.ts';
import { lockTied, lockToFollow } from '#features/core/people/pair-lock.service.ts';
import type { AllowedFollow } from '#features/core/people/pair-proof.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { FollowAnswer, FollowPersonInput } from './follow-person.ts';

type Me = ContextFor<'person'>;

/**
 * Makes the viewer follow somebody, or request to where the profile is private, unless they show an invite.
 * Idempotent.
 * @throws Refusal 404 where there is no such person for this viewer
 */
export async function followPerson(
  context: Me,
  input: FollowPersonInput,
): Promise<FollowAnswer | FollowRefused> {
  const { userId } = input;
  const person = await requireVisiblePerson(context, { id: userId });
  if (person.isOwner) return { refused: 'own-profile' };
  return context.db.transaction(async (tx) => {
    const pair = await lockToFollow(tx, context.viewer.id, userId, input.inviteCode);
    if (pair === 'blocked') return { refused: 'blocked-by-you' };
    if (pair.isFollowed) return answerOf(userId, 'following');
    if (!pair.follow) return ask(tx, context, pair.ask);
    return { ...(await follow(tx, context, pair.follow, input)), is_invited: pair.isInvited };
  });
}

async function follow(
  tx: Transaction,
  { clock, events }: Me,
  pair: AllowedFollow<'follow'>,
  { inviteCode, pinId }: FollowPersonInput,
): Promise<FollowAnswer> {
  const { followerId: actor_id, followeeId: userId } = pair;
  await addFollow(tx, pair, { inviteCode, pinId, at: clock.now() });
  await events.emit(tx, FollowEvent, { what: 'user_follow', actor_id, person_id: userId });
  return answerOf(userId, 'following');
}

async function ask(
  tx: Transaction,
  { clock, events }: Me,
  pair: AllowedFollow<'ask'>,
): Promise<FollowAnswer> {
  const { followerId: actor_id, followeeId: userId } = pair;
  if (await askToFollow(tx, pair, clock.now())) {
    await events.emit(tx, FollowEvent, { what: 'follow_request', actor_id, person_id: userId });
  }
  return answerOf(userId, 'asked');
}

/** Follows all of these, or none where one of them is not found or cannot be followed. */
export async function followPeople(
  context: Me,
  ids: readonly Id[],
): Promise<{ followed: FollowAnswer[] } | FollowRefused> {
  const unique = [...new Set(ids)];
  for (const id of unique) {
    const person = await requireVisiblePerson(context, { id });
    if (person.isOwner) return { refused: 'own-profile' };
    if (person.isBlockedByMe) return { refused: 'blocked-by-you' };
  }
  const followed: FollowAnswer[] = [];
  for (const userId of unique) {
    const answer = await followPerson(context, { userId, inviteCode: null, pinId: null });
    if ('refused' in answer) return answer;
    followed.push(answer);
  }
  return { followed };
}

/** Ends a follow, or withdraws the request. Idempotent. */
export async function unfollowPerson({ db, viewer }: Me, userId: Id): Promise<FollowAnswer> {
  await db.transaction(async (tx) => {
    const tied = await lockTied(tx, viewer.id, userId);
    if (tied) await endFollow(tx, tied.follows.own);
  });
  return answerOf(userId, 'none');
}

/** Removes a follower without notifying them. Idempotent. */
export async function removeFollower({ db, viewer }: Me, userId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const tied = await lockTied(tx, viewer.id, userId);
    if (tied) await endFollow(tx, tied.follows.theirs);
  });
}

function answerOf(id: Id, state: 'following' | 'asked' | 'none'): FollowAnswer {
  return {
    id,
    type: 'user',
    explicitly_followed_by_me: state === 'following',
    is_follow_requested_by_me: state === 'asked',
    is_invited: false,
  };
}
