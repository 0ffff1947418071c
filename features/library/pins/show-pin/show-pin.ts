import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { commentAnswer } from '../wire/comment-answer.ts';
import { pinAnswer, pinImage, pinImages } from '../wire/pin-answer.ts';

export const closeupAnswer = pinAnswer.extend({
  pinner: personCard.extend({ explicitly_followed_by_me: z.boolean() }),
  /** Includes the sizes for structured data and sharing; `originals` is `orig` under another name. */
  images: pinImages.extend({ '1200x': pinImage, originals: pinImage }),
  pin_join: pinAnswer.shape.pin_join.required(),
  /** Null if the pin is in no section, or the viewer may not see the board. */
  section: z.object({ id: z.string(), title: z.string(), slug: z.string() }).nullable(),
  /** Who first saved it, down the whole chain; null if it is this pin's own pinner, or they or their pin are hidden or gone. */
  native_creator: personCard.nullable(),
  /** Comments are closed, and earlier ones are hidden. */
  comments_disabled: z.boolean(),
  /** The newest ones. */
  comments_preview: z.array(commentAnswer),
});

export type CloseupAnswer = z.infer<typeof closeupAnswer>;
