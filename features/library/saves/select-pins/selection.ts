/** Which pins of a list are chosen, and whether one is choosing at all. */
export interface Selection {
  isOn: boolean;
  /** Those that the page has not come to yet stand in the order of the list. */
  ids: ReadonlySet<string>;
  /** All of the list are wanted: the server is still asked for their ids, or has told them. */
  all: 'no' | 'asked' | 'told';
}

export type SelectionEvent =
  | { name: 'begin' }
  | { name: 'end' }
  | { name: 'toggle'; id: string }
  | { name: 'all' }
  | { name: 'none' }
  /** All of the list, as the server tells. */
  | { name: 'told'; ids: readonly string[] }
  /** These have left the list. */
  | { name: 'list'; gone: readonly string[] };

export const NOTHING: Selection = { isOn: false, ids: new Set(), all: 'no' };

/** What becomes of a selection; it never holds what has left the list. */
export function nextSelection(now: Selection, event: SelectionEvent): Selection {
  if (event.name === 'begin') return { ...NOTHING, isOn: true };
  if (event.name === 'end') return NOTHING;
  if (!now.isOn) return now;
  if (event.name === 'all') return { ...now, all: 'asked' };
  if (event.name === 'none') return { ...NOTHING, isOn: true };
  // A press that comes before the server has told which are all would make them one.
  if (event.name === 'toggle')
    return now.all === 'asked' ? now : { ...now, all: 'no', ids: toggled(now.ids, event.id) };
  if (event.name === 'told')
    return now.all === 'asked' ? { ...now, all: 'told', ids: new Set(event.ids) } : now;
  return afterList(now, event.gone);
}

function afterList(now: Selection, gone: readonly string[]): Selection {
  if (!gone.some((id) => now.ids.has(id))) return now;
  const ids = new Set(now.ids);
  for (const id of gone) ids.delete(id);
  return { ...now, ids };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Whether a pin counts as chosen, also while the server is still asked for all. */
export function isChosen({ all, ids }: Selection, id: string): boolean {
  return all === 'asked' || ids.has(id);
}

/** The chosen ones as they stand in the list, of which the page shows the first ones in this order. */
export function inListOrder(shown: readonly string[], ids: ReadonlySet<string>): string[] {
  const known = new Set(shown);
  return [...shown.filter((id) => ids.has(id)), ...[...ids].filter((id) => !known.has(id))];
}
