/** Something that can be dragged, or that others can be dropped on. */
export interface DragItem {
  key: string;
  /** What kind of thing it is, in the words of who places it. */
  type: string;
  /** What people call it. */
  label: string;
  /** The list that it stands in; an order is changed within one list only. */
  list: string;
}

/** A part of something: its middle, or the side of it on which its list begins or goes on. */
export type Place = 'centre' | 'before' | 'after';

export interface Zone {
  key: string;
  place: Place;
}

/** How long one hovers before it means something, ms: that both belong together, or that the order changes. */
const HOVER_MS = { centre: 20, edge: 200 } as const;

/** One drag from beginning to end, whether by mouse, touch or keyboard. Times are in ms of one clock. */
export type DragState =
  | { name: 'idle' }
  | { name: 'lifted'; item: DragItem; pending: { zone: Zone; since: number } | null }
  | { name: 'over-centre'; item: DragItem; zone: Zone }
  | { name: 'over-edge'; item: DragItem; zone: Zone }
  | { name: 'dropped'; item: DragItem; zone: Zone }
  | { name: 'cancelled'; item: DragItem };

export type DragEvent =
  | { name: 'lift'; item: DragItem }
  /** A pointer is over a zone, or over none. */
  | { name: 'hover'; zone: Zone | null; at: number }
  /** Time has gone by. */
  | { name: 'wait'; at: number }
  /** A key chose a zone, which needs no waiting. */
  | { name: 'choose'; zone: Zone | null }
  | { name: 'drop'; at: number }
  | { name: 'cancel' };

export const IDLE: DragState = { name: 'idle' };

/** What becomes of a drag; what does not fit its state leaves it as it is. */
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

/** Whether something is in the hand. */
export function isHeld(state: DragState): state is HeldState {
  return state.name === 'lifted' || state.name === 'over-centre' || state.name === 'over-edge';
}

/** The zone that a drop would count for; null while there is none. */
export function zoneOf(state: DragState): Zone | null {
  return 'zone' in state ? state.zone : null;
}

/** Whether both are the same zone, or none. */
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
