export interface DragItem {
  key: string;
  type: string;
  label: string;
  /** Items are only reordered within one list. */
  list: string;
}

/** Its middle, or the side before or after it in the list. */
export type Place = 'centre' | 'before' | 'after';

export interface Zone {
  key: string;
  place: Place;
}

/** How long a pointer must hover, ms, to drop onto an item or to reorder. */
export const HOVER_MS = { centre: 20, edge: 200 } as const;

/** Mouse, touch and keyboard share these states. Times are in ms of one clock. */
export type DragState =
  | { name: 'idle' }
  | { name: 'lifted'; item: DragItem; pending: { zone: Zone; since: number } | null }
  | { name: 'over-centre'; item: DragItem; zone: Zone }
  | { name: 'over-edge'; item: DragItem; zone: Zone }
  | { name: 'dropped'; item: DragItem; zone: Zone }
  | { name: 'cancelled'; item: DragItem };

export type DragEvent =
  | { name: 'lift'; item: DragItem }
  | { name: 'hover'; zone: Zone | null; at: number }
  | { name: 'wait'; at: number }
  | { name: 'choose'; zone: Zone | null }
  | { name: 'drop'; at: number }
  | { name: 'cancel' };

export const IDLE: DragState = { name: 'idle' };

/** An event that does not fit the state leaves it unchanged. */
export function nextDrag(state: DragState, event: DragEvent): DragState {
  if (event.name === 'lift') return { name: 'lifted', item: event.item, pending: null };
  if (!isHeld(state)) return state;
  const { item } = state;
  if (event.name === 'cancel') return { name: 'cancelled', item };
  if (event.name === 'choose') return event.zone ? over(item, event.zone) : lifted(item);
  if (event.name === 'hover') return hovered(state, event.zone, event.at);
  const settled = waited(state, event.at);
  if (event.name === 'wait') return settled;
  return 'zone' in settled ? { name: 'dropped', item, zone: settled.zone } : { name: 'cancelled', item };
}

type HeldState = Extract<DragState, { name: 'lifted' | 'over-centre' | 'over-edge' }>;

export function isHeld(state: DragState): state is HeldState {
  return state.name === 'lifted' || state.name === 'over-centre' || state.name === 'over-edge';
}

export function zoneOf(state: DragState): Zone | null {
  return 'zone' in state ? state.zone : null;
}

export function isSameZone(one: Zone | null, other: Zone | null): boolean {
  return one?.key === other?.key && one?.place === other?.place;
}

function lifted(item: DragItem): HeldState {
  return { name: 'lifted', item, pending: null };
}

function over(item: DragItem, zone: Zone): HeldState {
  return { name: zone.place === 'centre' ? 'over-centre' : 'over-edge', item, zone };
}

function hovered(state: HeldState, zone: Zone | null, since: number): HeldState {
  const now = state.name === 'lifted' ? (state.pending?.zone ?? null) : state.zone;
  if (isSameZone(now, zone)) return state;
  return { name: 'lifted', item: state.item, pending: zone && { zone, since } };
}

function waited(state: HeldState, at: number): HeldState {
  if (state.name !== 'lifted' || !state.pending) return state;
  const { zone, since } = state.pending;
  const wait = zone.place === 'centre' ? HOVER_MS.centre : HOVER_MS.edge;
  return at - since >= wait ? over(state.item, zone) : state;
}
