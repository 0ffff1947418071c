import { describe, expect, test } from 'vitest';
import { wayBackOf } from '#app/profile/profile-bar.tsx';

const FOR_YOU = { to: '/', isForYou: true };
const HOME = { to: '/', isForYou: false };

describe('where the way back leads', () => {
  test('to the feed by name, for who came by the address of the page', () => {
    expect(wayBackOf({ isFirst: true, from: null, isNewHere: false })).toEqual(FOR_YOU);
    for (const from of ['/settings/privacy/', '/ada/_saved/', '/ada/pins/', '/ada/']) {
      expect(wayBackOf({ isFirst: true, from, isNewHere: false })).toEqual(FOR_YOU);
    }
  });

  test('to the board that they came from', () => {
    const from = '/ada/kitchens/';
    expect(wayBackOf({ isFirst: true, from, isNewHere: true })).toEqual({ to: from, isForYou: false });
  });

  test('to the feed by name, for who is new here and comes from it', () => {
    for (const from of ['/', '/homefeed/']) {
      expect(wayBackOf({ isFirst: false, from, isNewHere: true })).toEqual(FOR_YOU);
      expect(wayBackOf({ isFirst: false, from, isNewHere: false })).toEqual(HOME);
    }
    for (const from of ['/ada/kitchens/', '/pin/7/', null]) {
      expect(wayBackOf({ isFirst: false, from, isNewHere: true })).toEqual(HOME);
    }
  });
});
