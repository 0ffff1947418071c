import { MOST_PINS_AT_ONCE } from '#features/pins/pin.ts';

/** Which pins of a list are chosen, and whether one is choosing at all. */
export interface Selection {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** All of the list are wanted, those among them that are still to be fetched. */
  isAllWanted: boolean;
}

export type SelectionEvent =
  | { name: 'begin' }
  | { name: 'end' }
  | { name: 'toggle'; id: string }
  | { name: 'all' }
  | { name: 'none' }
  /** The list as it is by now. */
  | { name: 'list'; ids: readonly string[] };

export const NOTHING: Selection = { isOn: false, ids: new Set(), isAllWanted: false };

/** What becomes of a selection; it never holds more than one call takes, nor what has left the list. */
export function nextSelection(now: Selection, event: SelectionEvent): Selection {
  if (event.name === 'begin') return { ...NOTHING, isOn: true };
  if (event.name === 'end') return NOTHING;
  if (!now.isOn) return now;
  if (event.name === 'all') return { ...now, isAllWanted: true };
  if (event.name === 'none') return { ...NOTHING, isOn: true };
  if (event.name === 'toggle') return { ...now, isAllWanted: false, ids: toggled(now.ids, event.id) };
  const ids = event.ids.filter((id) => now.isAllWanted || now.ids.has(id)).slice(0, MOST_PINS_AT_ONCE);
  return isSameSet(now.ids, ids) ? now : { ...now, ids: new Set(ids) };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id) && next.size < MOST_PINS_AT_ONCE) next.add(id);
  return next;
}

function isSameSet(held: ReadonlySet<string>, ids: readonly string[]): boolean {
  return held.size === ids.length && ids.every((id) => held.has(id));
}

/** Whether a further page of the list is needed to have all that are wanted. */
export function wantsMore({ isAllWanted, ids }: Selection): boolean {
  return isAllWanted && ids.size < MOST_PINS_AT_ONCE;
}

/** Whether as many are chosen as one call takes, so that no further one can be. */
export function isFull({ ids }: Selection): boolean {
  return ids.size >= MOST_PINS_AT_ONCE;
}
