import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { isSignature } from '#platform/images/picture-address.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';
import { findMediaKnownTo, holdMediaKnownTo, type MediaRow, mapMedia } from './media.store.ts';

export type { MediaRow } from './media.store.ts';

/** The stored picture or video of a signature, if there is one. Says nothing of who may use it. */
export async function findMedia(db: Queryable, signature: string): Promise<MediaRow | null> {
  if (!isSignature(signature)) return null;
  return (await mapMedia(db, [signature])).get(signature) ?? null;
}

/** @throws Refusal 404 where nothing is stored under the signature. */
export async function requireMedia(db: Queryable, signature: string): Promise<MediaRow> {
  const found = await findMedia(db, signature);
  if (!found) throw notFound('picture');
  return found;
}

/**
 * The stored file that the viewer may put on a pin: they uploaded it, have a pin with it, or meet it on a public pin.
 * Signatures cannot be guessed; this keeps one that leaked from becoming a pin of somebody else.
 * @throws Refusal 400 naming `field` where it is not there or not theirs to use; the two look alike.
 */
export function requireUsableMedia(
  { db, viewer }: Context,
  signature: string,
  field: string,
): Promise<MediaRow> {
  return requireKnown(viewer, signature, field, (id) => findMediaKnownTo(db, id, signature));
}

/** The same, kept from going until the end of the transaction. */
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
