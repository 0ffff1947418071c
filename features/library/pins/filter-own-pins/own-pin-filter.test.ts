import { expect, test } from 'vitest';
import {
  FLAG_FILTERS,
  FLAG_OF,
  isSwitchedOn,
  ownPinFilterOf,
  PIN_FILTER_NAMES,
  PIN_FILTERS,
  type PinFilter,
  type PinSwitch,
  PROFILE_PIN_FILTERS,
  pinFilterIn,
  toggled,
} from './own-pin-filter.ts';

function pathOf(...pressed: PinSwitch[]): PinFilter[] {
  const path: PinFilter[] = ['none'];
  for (const which of pressed) path.push(toggled(path.at(-1) ?? 'none', which));
  return path;
}

test('[SELF-06] pressing favourites and created by you in turn goes through all filters and back to none', () => {
  const path = pathOf('favorited', 'created-by-me', 'favorited', 'created-by-me');
  expect(path).toEqual(['none', 'favorited', 'favorited-and-created', 'created-by-me', 'none']);
  expect(new Set(path)).toEqual(new Set(PIN_FILTERS));
});

test('[SELF-07] each of the two combines with the other and is taken away alone', () => {
  expect(pathOf('created-by-me', 'favorited', 'created-by-me', 'favorited')).toEqual([
    'none',
    'created-by-me',
    'favorited-and-created',
    'favorited',
    'none',
  ]);
  for (const filter of PIN_FILTERS) {
    for (const which of ['favorited', 'created-by-me'] as const) {
      const other = which === 'favorited' ? 'created-by-me' : 'favorited';
      const next = toggled(filter, which);
      expect(isSwitchedOn(next, which)).toBe(!isSwitchedOn(filter, which));
      expect(isSwitchedOn(next, other)).toBe(isSwitchedOn(filter, other));
      expect(toggled(next, which)).toBe(filter);
    }
  }
});

test('[SELF-09] the filters of the protocol are six, and a page’s filter is told by one of them', () => {
  expect(PROFILE_PIN_FILTERS).toEqual([
    'COLORS',
    'CREATED_BY_ME',
    'FAVORITED',
    'FAVORITED_AND_CREATED_BY_ME',
    'INTERESTS',
    'none',
  ]);
  expect(FLAG_FILTERS).toEqual([...PROFILE_PIN_FILTERS, 'NONE']);
  expect(PIN_FILTER_NAMES).toEqual(expect.arrayContaining([...PROFILE_PIN_FILTERS]));
  for (const filter of PIN_FILTERS) {
    expect(ownPinFilterOf([FLAG_OF[filter]])).toMatchObject({
      isFavorited: isSwitchedOn(filter, 'favorited'),
      isCreated: isSwitchedOn(filter, 'created-by-me'),
    });
  }
});

test('flags say together what is asked of a pin; colours and topics count only where their flag is', () => {
  const beside = { colors: ['red', 'pink'] as const, interests: [] };
  const none = { isFavorited: false, isCreated: false, colors: null, interests: null, tag: null };
  for (const flags of [[], ['none'], ['NONE'], ['COLORS']] as const) {
    expect(ownPinFilterOf(flags)).toEqual(none);
  }
  expect(ownPinFilterOf(['NONE'], beside)).toEqual(none);
  expect(ownPinFilterOf(['COLORS'], beside)).toEqual({ ...none, colors: ['red', 'pink'] });
  expect(ownPinFilterOf(['INTERESTS', 'FAVORITED'], beside)).toEqual({
    ...none,
    isFavorited: true,
    interests: [],
    tag: null,
  });
});

test('an address names a filter, and anything else names none', () => {
  for (const filter of PIN_FILTERS) expect(pinFilterIn(filter)).toBe(filter);
  for (const other of [null, '', 'FAVORITED', 'red']) expect(pinFilterIn(other)).toBe('none');
});
