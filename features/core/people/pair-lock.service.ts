import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow, type Locked } from '#platform/resource/allowed.ts';
import { deleteFollow, deleteRequest, insertFollow, insertRequest, type NewFollow } from './follow.store.ts';
import { findInviter } from './invite-codes.store.ts';
import type { AllowedBlock, AllowedFollow, BothFollows, LockedPerson } from './pair-proof.ts';
import { lockPeople, lockTiedPeople } from './people-lock.store.ts';
import { mapRelations } from './person.store.ts';
import { changePersonCounts } from './person-counts.service.ts';
import { personNotFound } from './person-refusals.ts';

export interface Askable {
  ask: AllowedFollow<'ask'>;
  /** Their profile is open, or they invited the viewer. */
  follow: AllowedFollow<'follow'> | null;
  isFollowed: boolean;
  isInvited: boolean;
}

/** A concurrent block is decided before or after. */
export async function lockToFollow(
  tx: Transaction,
  viewerId: Id,
  userIds: readonly Id[],
  inviteCode: string | null,
): Promise<Askable[] | 'blocked'> {
  const met = userIds.map(await lockMet(tx, viewerId, userIds));
  if (met.some(({ relation }) => relation?.isBlockedByMe)) return 'blocked';
  const inviter = inviteCode === null ? null : await findInviter(tx, inviteCode);
  return met.map(({ them, relation }) => {
    const pair = pairOf(them, { followerId: viewerId, followeeId: them.id });
    const isFollowed = relation?.isFollowedByMe ?? false;
    const isInvited = !isFollowed && inviter === them.id;
    const isOpen = !them.is_private_profile || isInvited;
    return { ask: allow(pair, 'ask'), follow: isOpen ? allow(pair, 'follow') : null, isFollowed, isInvited };
  });
}

/** Permits the follow; null where there is no request. */
export async function takeRequest(
  tx: Transaction,
  viewerId: Id,
  userId: Id,
): Promise<AllowedFollow<'follow'> | 'following' | null> {
  const them = (await lockPeople(tx, [viewerId, userId])).get(userId);
  if (!them?.is_active) return null;
  if (await deleteRequest(tx, bothOf(them, viewerId).theirs))
    return allow(pairOf(them, { followerId: userId, followeeId: viewerId }), 'follow');
  const relation = (await mapRelations(tx, userId, [viewerId])).get(viewerId);
  return relation?.isFollowedByMe ? 'following' : null;
}

export async function lockToBlock(
  tx: Transaction,
  viewerId: Id,
  userId: Id,
): Promise<{ block: AllowedBlock<'begin'>; follows: BothFollows }> {
  const { them } = (await lockMet(tx, viewerId, [userId]))(userId);
  const block = pairOf(them, { blockerId: viewerId, blockedId: userId });
  return { block: allow(block, 'begin'), follows: bothOf(them, viewerId) };
}

/** Null unless a follow, a request or a block ties them. */
export async function lockTied(
  tx: Transaction,
  viewerId: Id,
  userId: Id,
): Promise<{ block: AllowedBlock<'end'>; follows: BothFollows } | null> {
  const them = await lockTiedPeople(tx, viewerId, userId);
  if (!them) return null;
  const block = pairOf(them, { blockerId: viewerId, blockedId: userId });
  return { block: allow(block, 'end'), follows: bothOf(them, viewerId) };
}

export async function lockToErase(
  tx: Transaction,
  { id }: ErasedPerson,
  otherId: Id,
): Promise<{ blocks: AllowedBlock<'end'>[]; follows: BothFollows } | null> {
  const other = (await lockPeople(tx, [id, otherId])).get(otherId);
  if (!other) return null;
  const blocks = [
    { blockerId: id, blockedId: otherId },
    { blockerId: otherId, blockedId: id },
  ];
  return { blocks: blocks.map((block) => allow(pairOf(other, block), 'end')), follows: bothOf(other, id) };
}

async function lockMet(tx: Transaction, viewerId: Id, userIds: readonly Id[]) {
  const people = await lockPeople(tx, [viewerId, ...userIds]);
  const relations = await mapRelations(tx, viewerId, userIds);
  return (id: Id) => {
    const [them, relation] = [people.get(id), relations.get(id)];
    if (!them?.is_active || relation?.hasBlockedMe) throw personNotFound();
    return { them, relation };
  };
}

function bothOf(them: LockedPerson, viewerId: Id): BothFollows {
  const own = pairOf(them, { followerId: viewerId, followeeId: them.id });
  const theirs = pairOf(them, { followerId: them.id, followeeId: viewerId });
  return { own: allow(own, 'end'), theirs: allow(theirs, 'end') };
}

/** The pair is as locked as its people. */
function pairOf<Row>(them: LockedPerson, pair: Row): Locked<Row> {
  return { ...them, ...pair };
}

/** `lockToFollow` decided that this profile is asked. Returns whether the request is new. */
export function askToFollow(tx: Transaction, pair: AllowedFollow<'ask'>, at: Date): Promise<boolean> {
  return insertRequest(tx, pair, at);
}

/** Counts it for both and removes the request for it. Returns whether it is new. */
export async function addFollow(
  tx: Transaction,
  pair: AllowedFollow<'follow'>,
  follow: NewFollow,
): Promise<boolean> {
  await deleteRequest(tx, pair);
  if (!(await insertFollow(tx, pair, follow))) return false;
  await countFollow(tx, pair, 1);
  return true;
}

/** Removes a request to follow as well. Returns whether there was a follow. */
export async function endFollow(tx: Transaction, pair: AllowedFollow<'end'>): Promise<boolean> {
  await deleteRequest(tx, pair);
  if (!(await deleteFollow(tx, pair))) return false;
  await countFollow(tx, pair, -1);
  return true;
}

function countFollow(
  tx: Transaction,
  { followerId, followeeId }: AllowedFollow<'follow' | 'end'>,
  by: 1 | -1,
): Promise<void> {
  return changePersonCounts(
    tx,
    new Map([
      [followerId, { following_count: by }],
      [followeeId, { follower_count: by }],
    ]),
  );
}
