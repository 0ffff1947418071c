import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import type { ListedTry } from '../wire/try.view.ts';

export interface TryAuthor {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
}

export interface TryData {
  id: string;
  note: string;
  /** Signature of the picture. */
  photo: string | null;
  /** 1 to 5. */
  stars: number | null;
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

export function saidData(said: Said): Omit<TryData, 'author'> {
  return {
    id: said.id,
    note: said.details,
    photo: said.image_signature,
    stars: said.rating,
    doneAt: said.done_at,
    likeCount: said.like_count,
    isLiked: said.liked_by_me,
  };
}
