import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Asked, listPinsByIds, listPlacesWithPins, type PinRow } from './pin.store.ts';

/** A place of a list with what else stands there of the pin that is in it. */
export type PlacedPin<Place> = { place: Place; pin: PinRow | null };

/**
 * The places of a list of pins in their order, and as most pins live where the list does, these pins at once.
 * @param places answers places that name a `pin_id`; `$1` is the home of the list
 */
export function listPlacedPins<Place extends { pin_id: Id }>(
  db: Queryable,
  places: Asked,
): Promise<PlacedPin<Place>[]> {
  return listPlacesWithPins(db, places);
}

/** The live pins of these places in their order; those that live elsewhere are read now. */
export async function pinsOfPlaces(
  db: Queryable,
  placed: readonly PlacedPin<{ pin_id: Id }>[],
): Promise<PinRow[]> {
  const missing = placed.flatMap(({ place, pin }) => (pin ? [] : [place.pin_id]));
  const far = new Map((await listPinsByIds(db, missing)).map((pin) => [pin.id, pin]));
  return placed.flatMap(({ place, pin }) => pin ?? far.get(place.pin_id) ?? []);
}
