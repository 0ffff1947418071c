import type { Id } from '#platform/ids/ids.ts';
import type { ColorName } from '../color-name.ts';

/** Named as in the protocol; colours and topics have no control on any page. */
export const PROFILE_PIN_FILTERS = [
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
  'none',
] as const;

/** Several together narrow the list further. */
export const FLAG_FILTERS = [...PROFILE_PIN_FILTERS, 'NONE'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

export const PIN_FILTERS = ['none', 'favorited', 'favorited-and-created', 'created-by-me'] as const;
export type PinFilter = (typeof PIN_FILTERS)[number];

export const PIN_SWITCHES = ['favorited', 'created-by-me'] as const;
export type PinSwitch = (typeof PIN_SWITCHES)[number];

export function isSwitchedOn(filter: PinFilter, which: PinSwitch): boolean {
  return filter === which || filter === 'favorited-and-created';
}

/** The other switch stays. */
export function toggled(filter: PinFilter, pressed: PinSwitch): PinFilter {
  const isOn = (which: PinSwitch) => isSwitchedOn(filter, which) !== (which === pressed);
  if (isOn('favorited')) return isOn('created-by-me') ? 'favorited-and-created' : 'favorited';
  return isOn('created-by-me') ? 'created-by-me' : 'none';
}

export function pinFilterIn(text: string | null): PinFilter {
  return PIN_FILTERS.find((filter) => filter === text) ?? 'none';
}

export const FLAG_OF = {
  none: 'NONE',
  favorited: 'FAVORITED',
  'favorited-and-created': 'FAVORITED_AND_CREATED_BY_ME',
  'created-by-me': 'CREATED_BY_ME',
} as const satisfies Record<PinFilter, FlagFilter>;

export const PIN_FILTER_NAMES = [
  ...PIN_FILTERS,
  ...(['NONE', 'FAVORITED', 'CREATED_BY_ME', 'FAVORITED_AND_CREATED_BY_ME', 'COLORS', 'INTERESTS'] as const),
] as const;
export type PinFilterName = (typeof PIN_FILTER_NAMES)[number] | null | undefined;

/** Null if the filter lets everything through. */
export function filterNamed(name: PinFilterName, tag: Id | null = null): OwnPinFilter | null {
  const flag = PIN_FILTERS.includes(name as PinFilter)
    ? FLAG_OF[name as PinFilter]
    : (name as FlagFilter | null);
  if (flag && flag !== 'NONE') return ownPinFilterOf([flag], { tag });
  return tag && ownPinFilterOf([], { tag });
}

/** A pin must meet every condition. */
export interface OwnPinFilter {
  isFavorited: boolean;
  isCreated: boolean;
  /** Null for any colour. */
  colors: readonly ColorName[] | null;
  /** Any topic if empty; null if topics do not matter. */
  interests: readonly Id[] | null;
  /** One of the viewer's own; null for any or none. */
  tag: Id | null;
}

export function ownPinFilterOf(
  flags: readonly FlagFilter[],
  {
    colors = [],
    interests = [],
    tag = null,
  }: { colors?: readonly ColorName[]; interests?: readonly Id[]; tag?: Id | null } = {},
): OwnPinFilter {
  const isAsked = (...any: FlagFilter[]) => any.some((flag) => flags.includes(flag));
  return {
    isFavorited: isAsked('FAVORITED', 'FAVORITED_AND_CREATED_BY_ME'),
    isCreated: isAsked('CREATED_BY_ME', 'FAVORITED_AND_CREATED_BY_ME'),
    // Every picture has some colour.
    colors: isAsked('COLORS') && colors.length > 0 ? colors : null,
    interests: isAsked('INTERESTS') ? interests : null,
    tag,
  };
}
