import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { holdMedia } from '#features/core/media/forget-media.service.ts';
import { requireUsableMedia } from '#features/core/media/media.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireVisiblePin } from '../pin.service.ts';
import { lockSeenPin } from '../pin-lock.service.ts';
import { lockPins } from '../pin-rows.service.ts';
import { requireTry } from '../tries.service.ts';
import { addToTryCount, findTryById, mapTriesOf, type TryRow } from '../try.store.ts';
import { deleteTry, markTried, unmarkTried, upsertTry } from './try-pin.store.ts';
import type { TryRefusal } from './try-pin.ts';

type Me = ContextFor<'person'>;

export interface TryInput {
  pinId: Id;
  note: string;
  /** The viewer may use this picture. */
  photo: string | null;
  stars: number | null;
}

export type NamedTry = { tryId: Id } | { pinId: Id };

export async function tryPin(context: Me, input: TryInput): Promise<TryRow> {
  await requireVisiblePin(context, input.pinId);
  if (input.photo) await requirePhoto(context, input.photo);
  return keepTry(context, input);
}

/** The photo is known to be the viewer's; `edited` is the one that it changes. */
export function keepTry(
  context: Me,
  { pinId, note, photo, stars }: TryInput,
  edited: Id | null = null,
): Promise<TryRow> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const pin = await lockSeenPin(context, tx, pinId);
    if (edited && !(await findTryById(tx, edited))) throw notFound('try');
    if (photo && !(await holdMedia(tx, [photo]))) throw noPhoto();
    const { is_new, ...row } = await upsertTry(tx, pin, { note, photo, stars, tried_at: clock.now() });
    if (is_new) await addToTryCount(tx, pin, 1);
    await markTried(tx, pin, row);
    return row;
  });
}

/** Missing fields stay. Nothing more may be written under a pin that the viewer no longer sees. */
export async function editTry(
  context: Me,
  named: NamedTry,
  input: Partial<Omit<TryInput, 'pinId'>>,
): Promise<TryRow | { refused: TryRefusal }> {
  const row = 'tryId' in named ? await requireTry(context, named.tryId) : await ownTry(context, named.pinId);
  if (!row) throw notFound('try');
  if (row.user_id !== context.viewer.id) return { refused: 'not-your-try' };
  const { note = row.note, photo = row.photo, stars = row.stars } = input;
  if (photo && photo !== row.photo) await requirePhoto(context, photo);
  return keepTry(context, { pinId: row.pin_id, note, photo, stars }, row.id);
}

async function requirePhoto(context: Me, signature: string): Promise<void> {
  const { kind } = await requireUsableMedia(context, signature, 'image_signature');
  if (kind !== 'image') throw noPhoto();
}

const noPhoto = () => invalid('image_signature', 'image_signature must be a picture.');

/** Works even for a pin that the viewer may no longer see. Idempotent. */
export async function untryPin(context: Me, named: NamedTry): Promise<{ refused: TryRefusal } | null> {
  const { db, viewer } = context;
  const row = 'tryId' in named ? await findTryById(db, named.tryId) : null;
  if ('tryId' in named && row?.user_id !== viewer.id) {
    await requireTry(context, named.tryId);
    return { refused: 'not-your-try' };
  }
  const pinId = 'pinId' in named ? named.pinId : row?.pin_id;
  if (!pinId) return null;
  await db.transaction(async (tx) => {
    // Nobody else waits for the lock, which would reveal a hidden pin.
    if (!(await mapTriesOf(tx, viewer.id, [pinId])).has(pinId)) return;
    const pin = (await lockPins(tx, [pinId])).get(pinId);
    if (!pin) return;
    await addToTryCount(tx, pin, -(await deleteTry(tx, pin, requireActingFor(viewer, {}, 'react'))));
    await unmarkTried(tx, pin, viewer.id);
  });
  return null;
}

export async function ownTry(context: Me, pinId: Id): Promise<TryRow | null> {
  await requireVisiblePin(context, pinId);
  return (await mapTriesOf(context.db, context.viewer.id, [pinId])).get(pinId) ?? null;
}
