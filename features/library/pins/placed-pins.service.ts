import type { Id } from '#platform/ids/ids.ts';
import { type Asked, listPinsByIds, listPlacesWithPins, type PinReader, type PinRow } from './pin.store.ts';

export type PlacedPin<Place> = { place: Place; pin: PinRow | null };

/** `places` selects places with a `pin_id`; `$1` is the home of the list, where most of its pins live. */
export function listPlacedPins<Place extends { pin_id: Id }>(
  reader: PinReader,
  places: Asked,
): Promise<PlacedPin<Place>[]> {
  return listPlacesWithPins(reader, places);
}

/** Keeps the order; reads pins in other homes now. */
export async function pinsOfPlaces(
  reader: PinReader,
  placed: readonly PlacedPin<{ pin_id: Id }>[],
): Promise<PinRow[]> {
  const missing = placed.flatMap(({ place, pin }) => (pin ? [] : [place.pin_id]));
  const far = new Map((await listPinsByIds(reader, missing)).map((pin) => [pin.id, pin]));
  return placed.flatMap(({ place, pin }) => pin ?? far.get(place.pin_id) ?? []);
}
