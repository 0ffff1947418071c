import {
  isSamePicture,
  listSimilarPictures,
  mapAppearances,
} from '#features/core/media/appearance.service.ts';
import { requireUsableMedia } from '#features/core/media/media.service.ts';
import { listVisiblePins, requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listOwnPictures, listOwnWith, type OwnPicture } from './find-duplicates.store.ts';
import { groupSame } from './group-duplicates.ts';

const MOST_NAMED = 5;

/** The picture of a pin that the viewer sees, or one that they may use. */
export type OfPicture = { pinId: Id } | { signature: string };

/** The viewer's own pins with the same or nearly the same picture, newest first; not the pin itself. */
export async function listSavedAlready(context: ContextFor<'person'>, of: OfPicture): Promise<ShownPin[]> {
  const { db, viewer } = context;
  const signature =
    'pinId' in of
      ? (await requireVisiblePin(context, of.pinId)).row.image_signature
      : (await requireUsableMedia(context, of.signature, 'image_signature')).signature;
  const seen = (await mapAppearances(db, [signature])).get(signature);
  const similar = seen ? await listSimilarPictures(db, seen.vector) : [];
  const same = similar.filter((other) => seen && isSamePicture(seen, other));
  const signatures = [...new Set([signature, ...same.map((other) => other.signature)])];
  const ids = await listOwnWith(db, viewer.id, signatures, MOST_NAMED + 1);
  const others = ids.filter((id) => !('pinId' in of) || id !== of.pinId);
  return listVisiblePins(context, others.slice(0, MOST_NAMED));
}

/** Of older pins duplicates are not looked for. */
const MOST_COMPARED = 10_000;
const MOST_GROUPS = 30;

/** Groups of the viewer's own pins with the same or nearly the same picture, those with the newest first. */
export async function listDuplicates(context: ContextFor<'person'>): Promise<ShownPin[][]> {
  const { db, viewer } = context;
  const own = await listOwnPictures(db, viewer.id, MOST_COMPARED);
  const seen = await mapAppearances(
    db,
    own.map((pin) => pin.image_signature),
  );
  const groupOf = groupSame([...seen.values()], isSamePicture);
  const groups = Map.groupBy(own, ({ image_signature }: OwnPicture) => {
    return groupOf.get(image_signature) ?? image_signature;
  });
  const repeated = [...groups.values()].filter((pins) => pins.length > 1).slice(0, MOST_GROUPS);
  const shown = new Map<Id, ShownPin>();
  const pins = await listVisiblePins(
    context,
    repeated.flat().map(({ id }) => id),
  );
  for (const pin of pins) shown.set(pin.row.id, pin);
  return repeated
    .map((group) => group.flatMap(({ id }) => shown.get(id) ?? []))
    .filter((group) => group.length > 1);
}
