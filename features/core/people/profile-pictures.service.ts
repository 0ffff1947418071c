import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import {
  clearCovers,
  clearPicture,
  lockPictures,
  putCoversBack,
  putPictureBack,
} from './profile-pictures.store.ts';

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

/** Restores pictures, except where the person has since chosen others. */
export async function giveProfilePictures(
  tx: Transaction,
  id: Id,
  { avatar, covers }: ProfilePictures,
): Promise<void> {
  const person = allow(await lockPictures(tx, id), 'moderate');
  if (avatar) await putPictureBack(tx, person, avatar);
  await putCoversBack(tx, person, covers);
}
