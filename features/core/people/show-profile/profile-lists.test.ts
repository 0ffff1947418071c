import { expect, test } from 'vitest';
import { listsOf } from './profile-tabs.ts';

const somebody = {
  is_open_to_me: true,
  is_partner: false,
  board_count: 1,
  pin_count: 2,
  story_pin_count: 1,
  video_pin_count: 1,
  interest_following_count: 1,
};

test('a person leads to the lists that hold something', () => {
  expect(listsOf(somebody)).toEqual(['_boards', '_pins', '_hub', 'story_pins', 'video_pins', 'topics']);
  expect(listsOf({ ...somebody, board_count: 0, video_pin_count: 0 })).toEqual([
    '_pins',
    'story_pins',
    'topics',
  ]);
  const nothing = { board_count: 0, pin_count: 0, story_pin_count: 0, video_pin_count: 0 };
  expect(listsOf({ ...somebody, ...nothing, interest_following_count: 0 })).toEqual([]);
});

test('secret and archived boards are boards as well, to who may see them', () => {
  const boardless = { ...somebody, board_count: 0, pin_count: 0 };
  expect(listsOf(boardless)).not.toContain('_boards');
  expect(listsOf({ ...boardless, secret_board_count: 1 })).toContain('_boards');
  expect(listsOf({ ...boardless, archived_board_count: 1 })).toContain('_boards');
});

test('owners with Pins find the page on which boards are made; others find no empty page', () => {
  const boardless = { ...somebody, board_count: 0 };
  expect(listsOf({ ...boardless, secret_board_count: 0 })).toContain('_boards');
  expect(listsOf({ ...boardless, secret_board_count: 0, pin_count: 0 })).not.toContain('_boards');
  expect(listsOf(boardless)).not.toContain('_boards');
});

test('a business has no boards and Pins side by side', () => {
  expect(listsOf({ ...somebody, is_partner: true })).not.toContain('_hub');
});

test('a profile that is not open leads nowhere', () => {
  expect(listsOf({ ...somebody, is_open_to_me: false })).toEqual([]);
});
