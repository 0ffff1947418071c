import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import {
  clearCovers,
  clearPicture,
  lockIndexing,
  lockPictures,
  lockSuspension,
  putCoversBack,
  putPictureBack,
  type Suspension,
  setNoindexReason,
  setSuspension,
} from './person-moderation.store.ts';

export type { Suspension } from './person-moderation.store.ts';

/** Permanently if `until` is null. Never shortens a suspension. */
export async function suspendPerson(tx: Transaction, id: Id, at: Date, until: Date | null): Promise<void> {
  const before = await lockSuspension(tx, id);
  if (before.at && endOf(before) >= endOf({ at, until })) return;
  await setSuspension(tx, allow(before, 'moderate'), { at, until });
}

/** `findStanding` runs while the person is locked. */
export async function undoSuspension(
  tx: Transaction,
  id: Id,
  findStanding: () => Promise<Suspension>,
): Promise<void> {
  const person = allow(await lockSuspension(tx, id), 'moderate');
  await setSuspension(tx, person, await findStanding());
}

function endOf({ until }: Suspension): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY;
}

export interface ProfilePictures {
  avatar: string | null;
  /** The rows of the cover, each as text. */
  covers: string[];
}

export async function takeProfilePictures(tx: Transaction, id: Id): Promise<ProfilePictures> {
  const person = allow(await lockPictures(tx, id), 'moderate');
  return { avatar: await clearPicture(tx, person), covers: await clearCovers(tx, person) };
}

export function filesOfPictures({ avatar, covers }: ProfilePictures): string[] {
  const ofCovers = covers.flatMap((cover) => cover.match(/\b[0-9a-f]{32}\b/g) ?? []);
  return [...new Set([...(avatar ? [avatar] : []), ...ofCovers])];
}

/** Not where the person has since chosen others. */
export async function giveProfilePictures(
  tx: Transaction,
  id: Id,
  { avatar, covers }: ProfilePictures,
): Promise<void> {
  const person = allow(await lockPictures(tx, id), 'moderate');
  if (avatar) await putPictureBack(tx, person, avatar);
  await putCoversBack(tx, person, covers);
}

/** Beside what the person chooses. `findReason` runs while the person is locked. */
export async function decideNoindexOfPerson(
  tx: Transaction,
  id: Id,
  findReason: () => Promise<string | null>,
): Promise<void> {
  const person = allow(await lockIndexing(tx, id), 'moderate');
  await setNoindexReason(tx, person, await findReason());
}
