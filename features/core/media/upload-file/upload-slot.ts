import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { type MediaKind, UPLOAD_STATUSES } from '../media.ts';

/** For how long after it was given a slot takes a file. */
export const SLOT_OPEN_MS = 30 * 60 * 1000;

/** For how long no second file is taken into a slot while the first is on its way; its process may have died. */
export const SLOT_LEASE_MS = 30 * 1000;

/** An upload that is not finished by then never will be: its process has died or its file did not come. */
export const SLOT_ABANDONED_MS = 45 * 60 * 1000;

/** Answer of a new slot. */
export const slotAnswer = z.object({
  upload_id: z.string(),
  /** Where the file goes as a multipart POST. */
  upload_url: z.string(),
  /** Fields to send before the file. The server needs none of them; other programs take a slot without any for none. */
  upload_parameters: z.record(z.string(), z.string()),
});

/** How an upload stands. */
export const uploadAnswer = z.object({
  upload_id: z.string(),
  status: z.enum(UPLOAD_STATUSES),
  /** Null until it has succeeded. */
  signature: z.string().nullable(),
  /** Why it failed: a word for programs and a sentence for people. */
  failure_reason: z.string().nullable(),
  failure_message: z.string().nullable(),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** Which kind of file a slot of this type is for: `pinimage`, `image-story-pin`, `video-story-pin` …; null of others. */
function kindOfUploadType(type: string): MediaKind | null {
  if (/^video(-|$)/.test(type)) return 'video';
  return /^image(-|$)|image$/.test(type) ? 'image' : null;
}

/** A type of upload as an option, read as the kind of file. */
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
