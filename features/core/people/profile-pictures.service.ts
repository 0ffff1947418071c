import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { clearCovers, clearPicture, putCoversBack, putPictureBack } from './profile-pictures.store.ts';

export interface ProfilePictures {
  avatar: string | null;
  /** The rows of the cover, each as text. */
  covers: string[];
}

export async function takeProfilePictures(tx: Transaction, id: Id): Promise<ProfilePictures> {
  return { avatar: await clearPicture(tx, id), covers: await clearCovers(tx, id) };
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
  if (avatar) await putPictureBack(tx, id, avatar);
  await putCoversBack(tx, covers);
}
