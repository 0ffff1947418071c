import { z } from 'zod';
import { signatureOption } from '#features/core/media/image-option.ts';
import { PIN_TEXT_CAP } from '#features/library/pins/cut-text.ts';
import { STORY_LIMITS } from '#features/library/pins/pin.ts';
import { msg } from '#platform/i18n/msg.ts';
import { lineOption, textOption } from '#platform/resource/options.ts';

/** Clients send the number or the name. */
const KINDS = {
  text: [1, 'story_pin_paragraph_block', 'text'],
  picture: [2, 'story_pin_image_block', 'image'],
  video: [3, 'story_pin_video_block', 'video'],
} as const;

const blockType = z
  .union([z.coerce.number().int(), z.string().max(50)])
  .transform((sent, context): keyof typeof KINDS => {
    for (const kind of ['text', 'picture', 'video'] as const) {
      if (KINDS[kind].some((known) => known === sent)) return kind;
    }
    context.addIssue({
      code: 'custom',
      message: msg('{field}: must be 1 (words), 2 (a picture) or 3 (a video)'),
    });
    return z.NEVER;
  });

const block = z.object({
  type: blockType,
  text: textOption(STORY_LIMITS.text).optional(),
  image_signature: signatureOption.nullish(),
  video_signature: signatureOption.nullish(),
});

const page = z.object({ blocks: z.array(block).min(1).max(STORY_LIMITS.blocks) });

const storyPin = z.object({
  metadata: z.object({
    pin_title: lineOption(PIN_TEXT_CAP).nullish(),
    pin_image_signature: signatureOption.nullish(),
  }),
  pages: z.array(page).min(1).max(STORY_LIMITS.pages),
});

/** An object or JSON; fields that only an editor needs are ignored. */
export const storyPinOption = z.preprocess((sent) => {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}, storyPin);

export type SentStory = z.output<typeof storyPin>;
export type SentBlock = z.output<typeof block>;
