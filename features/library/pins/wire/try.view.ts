import { picturePath } from '#features/core/media/picture-urls.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { TryRow } from '../try.store.ts';
import type { PinAnswer } from './pin-answer.ts';

export function presentTry(
  { id, pin_id, note, photo, like_count, tried_at }: TryRow,
  isLiked: boolean,
  origin: string,
): NonNullable<PinAnswer['did_it_data']> {
  return {
    id,
    type: 'userdiditdata',
    pin_id,
    details: note,
    image_signature: photo,
    image_url: photo && origin + picturePath(photo, '474x'),
    done_at: toRfc2822(tried_at),
    like_count,
    liked_by_me: isLiked,
  };
}
