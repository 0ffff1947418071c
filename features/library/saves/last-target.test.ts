import { expect, test } from 'vitest';
import { parseTarget } from './last-target.ts';
import { PROFILE, type SaveTarget } from './save-target.ts';

const tiles: SaveTarget = {
  board: { id: '7', name: 'Kitchens', url: '/ada/kitchens/' },
  section: { id: '9', title: 'Tiles', url: '/ada/kitchens/tiles/' },
};

test('a kept target is read as it was written', () => {
  expect(parseTarget(JSON.stringify(tiles))).toEqual(tiles);
  expect(parseTarget(JSON.stringify(PROFILE))).toEqual(PROFILE);
});

test('what is no target is none', () => {
  const odd = ['', null, undefined, '{', 'null', '7', '{}', '{"board":7,"section":null}'];
  expect(odd.map(parseTarget)).toEqual(odd.map(() => null));
});

test('a board with an address elsewhere is none', () => {
  const away = { ...tiles, board: { id: '7', name: 'Kitchens', url: 'https://elsewhere.example/' } };
  expect(parseTarget(JSON.stringify(away))).toBeNull();
});
