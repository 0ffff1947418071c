import { expect, test } from 'vitest';
import {
  isTargetGone,
  PROFILE,
  quickTarget,
  type SaveTarget,
  targetOptions,
  targetPath,
} from './save-target.ts';

const kitchens: SaveTarget = {
  board: { id: '7', name: 'Kitchens', url: '/ada/kitchens/' },
  section: null,
};
const tiles: SaveTarget = {
  ...kitchens,
  section: { id: '9', title: 'Tiles', url: '/ada/kitchens/tiles/' },
};

test('save behaviour 0 saves to the profile', () => {
  expect(quickTarget({ last: null, saveBehavior: 0 })).toEqual(PROFILE);
});

test('save behaviour 1 opens the picker', () => {
  expect(quickTarget({ last: null, saveBehavior: 1 })).toBeNull();
});

test('what was chosen last goes before all else, the profile too', () => {
  expect(quickTarget({ last: tiles, saveBehavior: 0 })).toEqual(tiles);
  expect(quickTarget({ last: PROFILE, saveBehavior: 1 })).toEqual(PROFILE);
});

test('a save names board and section, or nothing for the profile', () => {
  expect(targetOptions(PROFILE)).toEqual({});
  expect(targetOptions(kitchens)).toEqual({ board_id: '7' });
  expect(targetOptions(tiles)).toEqual({ board_id: '7', board_section_id: '9' });
});

test('what is saved is to be seen in its section, on its board, or on the profile', () => {
  expect([PROFILE, kitchens, tiles].map((target) => targetPath(target, 'ada'))).toEqual([
    '/ada/_saved/',
    '/ada/kitchens/',
    '/ada/kitchens/tiles/',
  ]);
});

test('a target is forgotten where it is gone, and not where the pin is, or the server is busy', () => {
  const gone = ['board-not-found', 'section-not-found', 'not-your-board'];
  const other = ['pin-not-found', 'too-many-requests', 'unreadable'];
  expect([...gone, ...other].filter((reason) => isTargetGone({ reason }))).toEqual(gone);
});
