import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { isSignature, parsePicturePath } from '#platform/images/picture-address.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { fetchTexts, refuseAddress } from './fetch-texts.ts';
import { findMediaKnownTo, holdMediaKnownTo, type MediaRow, mapMedia } from './media.store.ts';
import { uploadFailures } from './media-refusal.ts';
import { takePictureFromUrl } from './take-media.service.ts';
import { listUploads } from './upload.store.ts';

export type { MediaRow } from './media.store.ts';

/** Does not check who may use it. */
export async function findMedia(db: Queryable, signature: string): Promise<MediaRow | null> {
  if (!isSignature(signature)) return null;
  return (await mapMedia(db, [signature])).get(signature) ?? null;
}

/** Does not check who may use them; unknown and withheld ones are missing. */
export function listMedia(db: Queryable, signatures: readonly string[]): Promise<Map<string, MediaRow>> {
  return mapMedia(db, signatures);
}

async function requireMedia(db: Queryable, signature: string): Promise<MediaRow> {
  const found = await findMedia(db, signature);
  if (!found) throw notFound('picture');
  return found;
}

/**
 * They uploaded or pinned it, or see it on a public pin: a leaked signature must not become somebody else's pin. The
 * refusal does not tell a missing file from somebody else's.
 */
export function requireUsableMedia(
  { db, viewer }: Context,
  signature: string,
  field: string,
): Promise<MediaRow> {
  return requireKnown(viewer, signature, field, (id) => findMediaKnownTo(db, id, signature));
}

/** Locked against deletion until the end of the transaction. */
export function holdUsableMedia(
  { viewer }: Pick<Context, 'viewer'>,
  tx: Transaction,
  signature: string,
  field: string,
): Promise<MediaRow> {
  return requireKnown(viewer, signature, field, (id) => holdMediaKnownTo(tx, id, signature));
}

async function requireKnown(
  viewer: Context['viewer'],
  signature: string,
  field: string,
  find: (viewerId: Id) => Promise<MediaRow | null>,
): Promise<MediaRow> {
  const isAsked = viewer.kind === 'person' && isSignature(signature);
  const found = isAsked && (await find(viewer.id));
  if (!found) throw invalid(field, '{field} is not a picture or video that you uploaded.');
  return found;
}

/** @throws Refusal 'conflict' if it has not succeeded */
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

/** Our own picture must be theirs to use; others are fetched from the web. */
export async function requirePictureOfUrl(context: Context, url: string, field: string): Promise<MediaRow> {
  const { viewer, request, config } = context;
  const own = findOwnPicture(url, config.origin);
  if (own) return requireUsableMedia(context, own, field);
  const taken = await takePictureFromUrl(context, url, viewer.id ?? request.address);
  if (taken.ok) return taken.media;
  const { reason } = taken;
  if (reason in fetchTexts) throw refuseAddress(field, reason as keyof typeof fetchTexts);
  throw new Refusal({ ...uploadFailures[reason as keyof typeof uploadFailures], reason, field });
}

export function findOwnPicture(url: string, origin: string): string | null {
  const parsed = URL.parse(url, origin);
  return parsed?.origin === origin ? (parsePicturePath(parsed.pathname)?.signature ?? null) : null;
}
