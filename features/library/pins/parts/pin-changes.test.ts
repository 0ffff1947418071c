import { expect, test } from 'vitest';
import type { PinCardData } from '../pin-card-data.ts';
import { afterChanges, type PinChange } from './pin-changes.ts';

const kitchens = { id: '7', name: 'Kitchens', url: '/ada/kitchens/' };

function card(id: string, changes: Partial<PinCardData> = {}): PinCardData {
  return {
    id,
    grid_title: `Pin ${id}`,
    description: '',
    link: null,
    domain: 'Uploaded by user',
    dominant_color: '#ffffff',
    image_signature: '0'.repeat(32),
    alt_text: null,
    is_video: false,
    is_animated: false,
    width: 10,
    height: 10,
    page_count: 0,
    is_sensitive: false,
    pinner: { username: 'ada', full_name: 'Ada', image_small_url: null },
    board: kitchens,
    ...changes,
  };
}

const list = [card('1'), card('2'), card('3')];
const after = (id: string, change: PinChange, place = {}) =>
  afterChanges(list, new Map([[id, change]]), place).map((pin) => pin.id);

test('a deleted pin leaves every list', () => {
  expect(after('2', { kind: 'deleted' })).toEqual(['1', '3']);
});

test('a hidden pin leaves the home feed only', () => {
  expect(after('2', { kind: 'hidden' }, { isHome: true })).toEqual(['1', '3']);
  expect(after('2', { kind: 'hidden' }, { boardId: '7' })).toEqual(['1', '2', '3']);
});

test('a moved pin leaves its old board and section, and stays in lists of all pins', () => {
  const moved: PinChange = { kind: 'moved', boardId: '8', sectionId: null };
  expect(after('2', moved)).toEqual(['1', '2', '3']);
  expect(after('2', moved, { boardId: '7' })).toEqual(['1', '3']);
  expect(
    after('2', { kind: 'moved', boardId: '7', sectionId: '9' }, { boardId: '7', sectionId: '4' }),
  ).toEqual(['1', '3']);
});

test('a pin that goes into a section leaves the list of what is in none', () => {
  const moved: PinChange = { kind: 'moved', boardId: '7', sectionId: '9' };
  expect(after('2', moved, { boardId: '7' })).toEqual(['1', '2', '3']);
  expect(after('2', moved, { boardId: '7', isOutsideSections: true })).toEqual(['1', '3']);
});

test('an edited pin shows its new words', () => {
  const edited = card('2', { grid_title: 'Oak' });
  const shown = afterChanges(list, new Map([['2', { kind: 'edited', pin: edited, sectionId: null }]]), {});
  expect(shown.map((pin) => pin.grid_title)).toEqual(['Pin 1', 'Oak', 'Pin 3']);
});

test('a list without changes stays the same object, so that nothing is drawn anew', () => {
  expect(afterChanges(list, new Map(), { boardId: '7' })).toBe(list);
});
