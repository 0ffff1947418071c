export interface Selection {
  isOn: boolean;
  /** Pins that the page has not loaded yet are in list order. */
  ids: ReadonlySet<string>;
  /** Select all: the server is still asked for the ids ('asked'), or has sent them ('told'). */
  all: 'no' | 'asked' | 'told';
  /** The pin pressed last, where a range begins. */
  last: string | null;
}

export type SelectionEvent =
  | { name: 'begin' }
  | { name: 'end' }
  | { name: 'toggle'; id: string }
  /** `order` is that of the list. */
  | { name: 'range'; id: string; order: readonly string[] }
  | { name: 'all' }
  | { name: 'none' }
  | { name: 'told'; ids: readonly string[] }
  /** These and no others. */
  | { name: 'these'; ids: readonly string[] }
  | { name: 'list'; gone: readonly string[] };

export const NOTHING: Selection = { isOn: false, ids: new Set(), all: 'no', last: null };

/** The selection never holds pins that left the list. */
export function nextSelection(now: Selection, event: SelectionEvent): Selection {
  if (event.name === 'begin') return { ...NOTHING, isOn: true };
  if (event.name === 'end') return NOTHING;
  if (!now.isOn) return now;
  if (event.name === 'all') return { ...now, all: 'asked' };
  if (event.name === 'none') return { ...NOTHING, isOn: true };
  if (event.name === 'toggle' || event.name === 'range') return afterPress(now, event);
  if (event.name === 'these') return afterPick(now, event.ids);
  if (event.name === 'told')
    return now.all === 'asked' ? { ...now, all: 'told', ids: new Set(event.ids) } : now;
  return afterList(now, event.gone);
}

function afterPick(now: Selection, ids: readonly string[]): Selection {
  return now.all === 'asked' ? now : { ...now, all: 'no', ids: new Set(ids), last: ids.at(-1) ?? null };
}

type Press = Extract<SelectionEvent, { id: string }>;

function afterPress(now: Selection, event: Press): Selection {
  // A press before the server's answer would turn all into one.
  if (now.all === 'asked') return now;
  const { id } = event;
  const from = event.name === 'range' && now.last ? event.order.indexOf(now.last) : -1;
  if (event.name === 'toggle' || from < 0) return { ...now, all: 'no', ids: toggled(now.ids, id), last: id };
  const to = event.order.indexOf(id);
  const range = event.order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...now, ids: new Set([...now.ids, ...range]), last: id };
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

/** True for all while the server is still asked for the ids. */
export function isChosen({ all, ids }: Selection, id: string): boolean {
  return all === 'asked' || ids.has(id);
}

/** The page shows the first ones in this order. */
export function inListOrder(shown: readonly string[], ids: ReadonlySet<string>): string[] {
  const known = new Set(shown);
  return [...shown.filter((id) => ids.has(id)), ...[...ids].filter((id) => !known.has(id))];
}
