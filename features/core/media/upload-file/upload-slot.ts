import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { type MediaKind, UPLOAD_STATUSES } from '../media.ts';

/** How long a slot accepts a file, ms. */
export const SLOT_OPEN_MS = 30 * 60 * 1000;

/** A slot in use accepts no second file until its lease ends, ms. Renewed every ten seconds while the file moves. */
export const SLOT_LEASE_MS = 30 * 1000;

/** After this long, ms, an unfinished upload never will finish: its process died or its file did not come. */
export const SLOT_ABANDONED_MS = 45 * 60 * 1000;

export const slotAnswer = z.object({
  upload_id: z.string(),
  upload_url: z.string(),
  /** Fields to send before the file. The server needs none, but other programs reject a slot without any. */
  upload_parameters: z.record(z.string(), z.string()),
});

export const uploadAnswer = z.object({
  upload_id: z.string(),
  status: z.enum(UPLOAD_STATUSES),
  signature: z.string().nullable(),
  failure_reason: z.string().nullable(),
  failure_message: z.string().nullable(),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** Such as `pinimage`, `image-story-pin` or `video-story-pin`. */
function kindOfUploadType(type: string): MediaKind | null {
  if (/^video(-|$)/.test(type)) return 'video';
  return /^image(-|$)|image$/.test(type) ? 'image' : null;
}

export const uploadTypeOption = z
  .string()
  .max(50)
  .transform((type, context): MediaKind => {
    const kind = kindOfUploadType(type);
    if (kind) return kind;
    const message = msg('{field}: must be a media type, such as pinimage');
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
