import { z } from 'zod';
import {
  type Askable,
  addFollow,
  askToFollow,
  endFollow,
  lockTied,
  lockToFollow,
} from '#features/core/people/pair-lock.service.ts';
import type { AllowedFollow } from '#features/core/people/pair-proof.ts';
import { FollowEvent } from '#features/core/people/person-event.ts';
import type { FollowRefused } from '#features/core/people/person-refusals.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';

export const followAnswer = z.object({
  id: z.string(),
  type: z.literal('user'),
  explicitly_followed_by_me: z.boolean(),
  is_follow_requested_by_me: z.boolean(),
  is_invited: z.boolean(),
});

export const MOST_FOLLOWED_AT_ONCE = 100;

/** What led to a follow. */
interface FollowedBy {
  inviteCode: string | null;
  pinId: Id | null;
}

type Me = ContextFor<'person'>;

export interface Followed {
  id: Id;
  state: 'following' | 'asked' | 'none';
  isInvited: boolean;
}

/** Only sends a request if the profile is private, unless the viewer shows an invite. Idempotent. */
export async function followPerson(
  context: Me,
  userId: Id,
  by: FollowedBy,
): Promise<Followed | FollowRefused> {
  const answer = await followPeople(context, [userId], by);
  if ('refused' in answer) return answer;
  const [followed] = answer.followed;
  if (!followed) throw new Error('nobody was followed');
  return followed;
}

/** None where one of them is not found or cannot be followed: all are locked before. */
export async function followPeople(
  context: Me,
  ids: readonly Id[],
  by: FollowedBy,
): Promise<{ followed: Followed[] } | FollowRefused> {
  const unique = [...new Set(ids)];
  for (const id of unique) {
    const person = await requireVisiblePerson(context, { id });
    if (person.isOwner) return { refused: 'own-profile' };
  }
  return context.db.transaction(async (tx) => {
    const pairs = await lockToFollow(tx, context.viewer.id, unique, by.inviteCode);
    if (pairs === 'blocked') return { refused: 'blocked-by-you' };
    const followed: Followed[] = [];
    for (const pair of pairs) followed.push(await followOrAsk(tx, context, pair, by));
    return { followed };
  });
}

async function followOrAsk(tx: Transaction, context: Me, pair: Askable, by: FollowedBy): Promise<Followed> {
  const id = pair.ask.followeeId;
  if (pair.isFollowed) return { id, state: 'following', isInvited: false };
  if (!pair.follow) return ask(tx, context, pair.ask);
  await follow(tx, context, pair.follow, by);
  return { id, state: 'following', isInvited: pair.isInvited };
}

async function follow(
  tx: Transaction,
  { clock, events }: Me,
  pair: AllowedFollow<'follow'>,
  { inviteCode, pinId }: FollowedBy,
): Promise<void> {
  const { followerId: actor_id, followeeId: person_id } = pair;
  await addFollow(tx, pair, { inviteCode, pinId, at: clock.now() });
  await events.emit(tx, FollowEvent, { what: 'user_follow', actor_id, person_id });
}

async function ask(tx: Transaction, { clock, events }: Me, pair: AllowedFollow<'ask'>): Promise<Followed> {
  const { followerId: actor_id, followeeId: id } = pair;
  if (await askToFollow(tx, pair, clock.now())) {
    await events.emit(tx, FollowEvent, { what: 'follow_request', actor_id, person_id: id });
  }
  return { id, state: 'asked', isInvited: false };
}

/** Withdraws a request as well. Idempotent. */
export async function unfollowPerson({ db, viewer }: Me, userId: Id): Promise<Followed> {
  await db.transaction(async (tx) => {
    const tied = await lockTied(tx, viewer.id, userId);
    if (tied) await endFollow(tx, tied.follows.own);
  });
  return { id: userId, state: 'none', isInvited: false };
}

/** Does not notify them. Idempotent. */
export async function removeFollower({ db, viewer }: Me, userId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const tied = await lockTied(tx, viewer.id, userId);
    if (tied) await endFollow(tx, tied.follows.theirs);
  });
}
