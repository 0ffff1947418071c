import type { z } from 'zod';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Reading } from '#platform/resource/context.ts';
import { mapPage, type Page } from '#platform/resource/resource.ts';
import type { AuthoredTry, ShownTry } from '../tries.service.ts';
import { didItData, type PinAnswer } from './pin-answer.ts';

export function presentTry(
  { config: { origin } }: Pick<Reading, 'config'>,
  { row: { id, pin_id, note, photo, stars, like_count, tried_at }, isLiked }: ShownTry,
): NonNullable<PinAnswer['did_it_data']> {
  return {
    id,
    type: 'userdiditdata',
    pin_id,
    details: note,
    rating: stars,
    image_signature: photo,
    image_url: photo && origin + picturePath(photo, '474x'),
    done_at: toRfc2822(tried_at),
    like_count,
    liked_by_me: isLiked,
  };
}

export function presentTryPage(context: Pick<Reading, 'config'>, page: Page<AuthoredTry>): Page<ListedTry> {
  return mapPage(page, (tries) =>
    tries.map((one) => ({
      ...presentTry(context, one),
      user: presentPersonCard(one.user, context.config.origin),
    })),
  );
}

export const listedTry = didItData.extend({ user: personCard });

export type ListedTry = z.infer<typeof listedTry>;
