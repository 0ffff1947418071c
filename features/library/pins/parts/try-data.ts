import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PinAnswer } from '../pin-answer.ts';
import type { ListedTry } from '../try-answer.ts';

/** What one needs of a person beside what they say. */
export interface TryAuthor {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
}

/** What a page shows of what somebody says who tried a pin. */
export interface TryData {
  id: string;
  note: string;
  /** Signature of a picture. */
  photo: string | null;
  doneAt: string;
  likeCount: number;
  isLiked: boolean;
  author: TryAuthor;
}

type Said = NonNullable<PinAnswer['did_it_data']>;

export function tryData(answer: ListedTry): TryData {
  const { id, username, full_name, image_small_url } = answer.user;
  const author = { id, username, fullName: full_name, image: pathOfPicture(image_small_url) };
  return { ...saidData(answer), author };
}

/** The same without who said it. */
export function saidData(said: Said): Omit<TryData, 'author'> {
  return {
    id: said.id,
    note: said.details,
    photo: said.image_signature,
    doneAt: said.done_at,
    likeCount: said.like_count,
    isLiked: said.liked_by_me,
  };
}
