import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { clearCovers, clearPicture, putCoversBack, putPictureBack } from './profile-pictures.store.ts';

/** The pictures of a profile, as they were when they were taken off. */
export interface ProfilePictures {
  avatar: string | null;
  /** The rows of the cover, each as a text. */
  covers: string[];
}

/** Takes a person's picture and cover off their profile; answers what they were. */
export async function takeProfilePictures(tx: Transaction, id: Id): Promise<ProfilePictures> {
  return { avatar: await clearPicture(tx, id), covers: await clearCovers(tx, id) };
}

/** The signatures of all files that these pictures are made of. */
export function filesOfPictures({ avatar, covers }: ProfilePictures): string[] {
  const ofCovers = covers.flatMap((cover) => cover.match(/\b[0-9a-f]{32}\b/g) ?? []);
  return [...new Set([...(avatar ? [avatar] : []), ...ofCovers])];
}

/** Puts them back, but for what the person has chosen anew since. */
export async function giveProfilePictures(
  tx: Transaction,
  id: Id,
  { avatar, covers }: ProfilePictures,
): Promise<void> {
  if (avatar) await putPictureBack(tx, id, avatar);
  await putCoversBack(tx, covers);
}
