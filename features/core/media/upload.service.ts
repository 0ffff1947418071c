import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { type MediaRow, requireMedia } from './media.service.ts';
import { listUploads } from './upload.store.ts';

/**
 * The file of one of the viewer's own uploads.
 * @throws Refusal 'not-found' if it is not theirs, 'conflict' if it has not succeeded
 */
export async function requireOwnUpload(
  context: Context & { viewer: PersonViewer },
  uploadId: Id,
): Promise<{ signature: string; media: MediaRow }> {
  const [row] = await listUploads(context.db, context.viewer.id, [uploadId]);
  if (!row) throw notFound('upload');
  if (!row.signature) {
    const message = 'The file of this upload has not arrived yet.';
    throw new Refusal({ kind: 'conflict', reason: 'upload-unfinished', message, field: 'upload_id' });
  }
  return { signature: row.signature, media: await requireMedia(context.db, row.signature) };
}
