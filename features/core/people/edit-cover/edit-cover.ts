import { z } from 'zod';
import { signatureOption } from '#features/core/media/image-option.ts';

export const coverOptions = z.object({
  image_signature: signatureOption,
  video_signature: signatureOption.nullish(),
});

export type CoverFiles = z.output<typeof coverOptions>;

/** These are the previous cover's files; both null if there was none. */
export const coverAnswer = z.object({
  image_signature: z.string().nullable(),
  video_signature: z.string().nullable(),
});

export type CoverAnswer = z.infer<typeof coverAnswer>;
