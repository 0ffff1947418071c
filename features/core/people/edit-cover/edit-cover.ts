import { z } from 'zod';
import { signatureOption } from '#features/core/media/image-option.ts';

/** The files of a cover by their signatures; of a video also the picture that stands for it. */
export const coverOptions = z.object({
  image_signature: signatureOption,
  video_signature: signatureOption.nullish(),
});

export type CoverFiles = z.output<typeof coverOptions>;

/** The same of a cover that was there; both null where there was none. */
export const coverAnswer = z.object({
  image_signature: z.string().nullable(),
  video_signature: z.string().nullable(),
});

export type CoverAnswer = z.infer<typeof coverAnswer>;
