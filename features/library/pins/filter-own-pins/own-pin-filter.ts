import type { Id } from '#platform/ids/ids.ts';
import type { ColorName } from '../color-name.ts';

/** Filters of the own pins, as clients of the protocol name them; colours and topics have no control on any page. */
export const PROFILE_PIN_FILTERS = [
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
  'none',
] as const;

/** What a call takes: several of them together narrow the list further. */
export const FLAG_FILTERS = [...PROFILE_PIN_FILTERS, 'NONE'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

/** Filters of the page, as its address and events name them. */
export const PIN_FILTERS = ['none', 'favorited', 'favorited-and-created', 'created-by-me'] as const;
export type PinFilter = (typeof PIN_FILTERS)[number];

/** The two switches that make up a filter of the page. */
export const PIN_SWITCHES = ['favorited', 'created-by-me'] as const;
export type PinSwitch = (typeof PIN_SWITCHES)[number];

/** Whether a filter lets only favourites, or only what one created, through. */
export function isSwitchedOn(filter: PinFilter, which: PinSwitch): boolean {
  return filter === which || filter === 'favorited-and-created';
}

/** The filter after one of its switches was pressed; the other stays as it is. */
export function toggled(filter: PinFilter, pressed: PinSwitch): PinFilter {
  const isOn = (which: PinSwitch) => isSwitchedOn(filter, which) !== (which === pressed);
  if (isOn('favorited')) return isOn('created-by-me') ? 'favorited-and-created' : 'favorited';
  return isOn('created-by-me') ? 'created-by-me' : 'none';
}

/** The filter that this text names, as an address carries it. */
export function pinFilterIn(text: string | null): PinFilter {
  return PIN_FILTERS.find((filter) => filter === text) ?? 'none';
}

/** How the call is told of a filter of the page. */
export const FLAG_OF = {
  none: 'NONE',
  favorited: 'FAVORITED',
  'favorited-and-created': 'FAVORITED_AND_CREATED_BY_ME',
  'created-by-me': 'CREATED_BY_ME',
} as const satisfies Record<PinFilter, FlagFilter>;

/** How a filter may be named that needs nothing named beside it. */
export const PIN_FILTER_NAMES = [
  ...PIN_FILTERS,
  ...(['NONE', 'FAVORITED', 'CREATED_BY_ME', 'FAVORITED_AND_CREATED_BY_ME', 'INTERESTS'] as const),
] as const;
export type PinFilterName = (typeof PIN_FILTER_NAMES)[number] | null | undefined;

/** The filter of this name; null where it lets everything through. */
export function filterNamed(name: PinFilterName): OwnPinFilter | null {
  const flag = PIN_FILTERS.includes(name as PinFilter)
    ? FLAG_OF[name as PinFilter]
    : (name as FlagFilter | null);
  return flag && flag !== 'NONE' ? ownPinFilterOf([flag]) : null;
}

/** Which of the own pins a list holds: those for which all of this is true. */
export interface OwnPinFilter {
  isFavorited: boolean;
  isCreated: boolean;
  /** Its picture is mostly of one of these; null where colours do not matter. */
  colors: readonly ColorName[] | null;
  /** It is about one of these topics, or about any where none is named; null where topics do not matter. */
  interests: readonly Id[] | null;
}

/** What several flags ask for together, with the colours and topics that were named beside them. */
export function ownPinFilterOf(
  flags: readonly FlagFilter[],
  { colors = [], interests = [] }: { colors?: readonly ColorName[]; interests?: readonly Id[] } = {},
): OwnPinFilter {
  const isAsked = (...any: FlagFilter[]) => any.some((flag) => flags.includes(flag));
  return {
    isFavorited: isAsked('FAVORITED', 'FAVORITED_AND_CREATED_BY_ME'),
    isCreated: isAsked('CREATED_BY_ME', 'FAVORITED_AND_CREATED_BY_ME'),
    // Every picture has some colour.
    colors: isAsked('COLORS') && colors.length > 0 ? colors : null,
    interests: isAsked('INTERESTS') ? interests : null,
  };
}
