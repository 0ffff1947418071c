import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { isSignature } from '#platform/images/picture-address.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';
import { findMediaKnownTo, holdMediaKnownTo, type MediaRow, mapMedia } from './media.store.ts';

export type { MediaRow } from './media.store.ts';

/** The stored picture or video of a signature, if any. Does not check who may use it. */
export async function findMedia(db: Queryable, signature: string): Promise<MediaRow | null> {
  if (!isSignature(signature)) return null;
  return (await mapMedia(db, [signature])).get(signature) ?? null;
}

/** @throws Refusal 'not-found' if nothing is stored under the signature. */
export async function requireMedia(db: Queryable, signature: string): Promise<MediaRow> {
  const found = await findMedia(db, signature);
  if (!found) throw notFound('picture');
  return found;
}

/**
 * The stored file, if the viewer may pin it: they uploaded or pinned it, or see it on a public pin. Keeps a leaked
 * signature from becoming somebody else's pin.
 * @throws Refusal 'invalid' naming `field` if it is missing or not theirs to use, without distinguishing the two
 */
export function requireUsableMedia(
  { db, viewer }: Context,
  signature: string,
  field: string,
): Promise<MediaRow> {
  return requireKnown(viewer, signature, field, (id) => findMediaKnownTo(db, id, signature));
}

/** The same, locked against deletion until the end of the transaction. */
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
