import { holdMedia } from '#features/media/forget-media.service.ts';
import { requireUsableMedia } from '#features/media/media.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireVisiblePin } from '../pin.service.ts';
import { findTry, markTried, type TryRow, unmarkTried } from './try-pin.store.ts';

export interface TryWish {
  pinId: Id;
  note: string;
  /** Signature of a picture that the viewer may use. */
  photo: string | null;
}

/** The viewer tried a pin that they may see; again it replaces what they said of it. */
export async function tryPin(context: ContextFor<'person'>, wish: TryWish): Promise<TryRow> {
  await requireVisiblePin(context, wish.pinId);
  if (wish.photo) await requirePhoto(context, wish.photo);
  return keepTry(context, wish);
}

/** Keeps a try whose photo is known to be the viewer's. */
export function keepTry(
  { db, viewer, clock }: ContextFor<'person'>,
  { pinId, note, photo }: TryWish,
): Promise<TryRow> {
  return db.transaction(async (tx) => {
    if (photo && !(await holdMedia(tx, photo))) throw noPhoto();
    return markTried(tx, viewer.id, { pin_id: pinId, note, photo, tried_at: clock.now() });
  });
}

async function requirePhoto(context: ContextFor<'person'>, signature: string): Promise<void> {
  const { kind } = await requireUsableMedia(context, signature, 'image_signature');
  if (kind !== 'image') throw noPhoto();
}

const noPhoto = () => invalid('image_signature', 'image_signature must be a picture.');

/** Takes a try back, also of a pin that the viewer may not see any more. */
export async function untryPin({ db, viewer }: ContextFor<'person'>, pinId: Id): Promise<void> {
  await unmarkTried(db, viewer.id, pinId);
}

/** What the viewer said of a pin that they tried; null where they did not try it, or may not see it. */
export async function ownTry(context: ContextFor<'person'>, pinId: Id): Promise<TryRow | null> {
  await requireVisiblePin(context, pinId);
  return findTry(context.db, context.viewer.id, pinId);
}
