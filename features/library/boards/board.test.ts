import { expect, test } from 'vitest';
import {
  type BlockingActionKind,
  codesOfAction,
  kindOfAction,
} from '#features/library/work/blocking-action.ts';
import { targetOfAction } from '#features/library/work/watched-action.ts';
import { mayEditBoard, PRIVACY_LEVELS, privacyLevel, profileGroup } from './board.ts';
import { BOARD_SORTS, boardSortFor, isStorableSort, sortOfStored } from './board-sort.ts';

const plain = { privacy: 'public', isArchived: false, isCollaborative: false } as const;

test('[BOARDS-29] the privacy levels are NONE 0, ARCHIVED 1, GROUP 2, SECRET 3, archived before secret before group', () => {
  expect(PRIVACY_LEVELS).toEqual({ NONE: 0, ARCHIVED: 1, GROUP: 2, SECRET: 3 });
  expect(privacyLevel(plain)).toBe(0);
  expect(privacyLevel({ ...plain, isCollaborative: true })).toBe(2);
  expect(privacyLevel({ ...plain, privacy: 'secret', isCollaborative: true })).toBe(3);
  expect(privacyLevel({ privacy: 'secret', isArchived: true, isCollaborative: true })).toBe(1);
  expect(privacyLevel({ ...plain, privacy: 'protected' })).toBe(0);
});

test('a board stands in the group of its privacy unless it is archived', () => {
  expect(profileGroup(plain)).toBe('public');
  expect(profileGroup({ ...plain, privacy: 'protected' })).toBe('protected');
  expect(profileGroup({ ...plain, privacy: 'secret', isArchived: true })).toBe('archived');
});

test('there are six orders, of which three can be stored', () => {
  expect(BOARD_SORTS).toHaveLength(6);
  expect(BOARD_SORTS.filter(isStorableSort)).toEqual(['alphabetical', 'last_pinned_to', 'custom']);
  expect(sortOfStored('last_activity')).toBe('last_pinned_to');
  expect(sortOfStored('last_pin_added')).toBe('last_pinned_to');
  expect(sortOfStored('custom')).toBe('custom');
});

const owner = {
  isOwner: true,
  updated: 'newest',
  stored: 'alphabetical',
  hasCustomOrder: true,
  hasGroupBoards: true,
  isGroupFirst: true,
} as const;

test('[SORT-03] who is not the owner gets the boards by their last pin, whatever else stands', () => {
  expect(boardSortFor({ ...owner, isOwner: false })).toBe('last_pinned_to');
});

test('[SORT-04] what the owner has just chosen goes before all else', () => {
  expect(boardSortFor(owner)).toBe('newest');
});

test('[SORT-05] then what was chosen before', () => {
  expect(boardSortFor({ ...owner, updated: null })).toBe('alphabetical');
  expect(boardSortFor({ ...owner, updated: null, stored: 'last_activity' })).toBe('last_pinned_to');
});

test('[SORT-06] then the own order, where there is one', () => {
  expect(boardSortFor({ ...owner, updated: null, stored: null })).toBe('custom');
});

const unsorted = { ...owner, updated: null, stored: null, hasCustomOrder: false };

test('[SORT-07] then group boards first, within the experiment and where there are any', () => {
  expect(boardSortFor(unsorted)).toBe('group_boards_at_top');
  expect(boardSortFor({ ...unsorted, isGroupFirst: false })).toBe('last_pinned_to');
});

test('[SORT-08] and at last the last pin', () => {
  expect(boardSortFor({ ...unsorted, hasGroupBoards: false })).toBe('last_pinned_to');
});

test.each<[BlockingActionKind, number[]]>([
  ['delete_board', [22]],
  ['merge', [7172, 7173]],
  ['delete_pins', [900, 7158, 7109]],
  ['move_pins', [901, 7108]],
  ['create_section', [7100]],
  ['delete_section', [7102]],
])('[BLOCKING-07] %s has the codes %j', (kind, codes) => {
  expect(codesOfAction(kind)).toEqual(codes);
  expect(codes.map(kindOfAction)).toEqual(codes.map(() => kind));
  expect(kindOfAction(1)).toBeNull();
});

test('[BLOCKING-12] no section id means unorganized pins, -1 the whole board, any other that section', () => {
  expect(targetOfAction(undefined)).toEqual({ of: 'unorganized' });
  expect(targetOfAction(null)).toEqual({ of: 'unorganized' });
  expect(targetOfAction('-1')).toEqual({ of: 'board' });
  expect(targetOfAction('12')).toEqual({ of: 'section', id: '12' });
});

test('who is offered to edit a board', () => {
  const stranger = { access: [], ownerId: '1', viewerId: '2' };
  expect(mayEditBoard(stranger)).toBe(false);
  expect(mayEditBoard({ ...stranger, viewerId: undefined })).toBe(false);
  expect(mayEditBoard({ ...stranger, access: ['delete'] })).toBe(false);
  expect(mayEditBoard({ ...stranger, access: ['write'] })).toBe(true);
  expect(mayEditBoard({ ...stranger, viewerId: '1' })).toBe(true);
});
