import { afterEach, expect, test, vi } from 'vitest';
import { forgetPickerBoards, loadPickerBoards, searchBoards } from './picker-boards.ts';
import { quickTarget } from './save-target.ts';

const boards = ['Kitchens', 'Küchen in Oak', 'Oak trees'].map((name) => ({ name }));
const found = (typed: string) => searchBoards(boards, typed).map(({ name }) => name);

test('boards are found by parts of their names, in any case and without accents', () => {
  expect(found('OAK')).toEqual(['Küchen in Oak', 'Oak trees']);
  expect(found('kuch')).toEqual(['Küchen in Oak']);
});

test('every word that is typed counts, in any order', () => {
  expect(found('oak kü')).toEqual(['Küchen in Oak']);
  expect(found('oak sea')).toEqual([]);
});

test('nothing typed finds all', () => {
  expect(found('  ')).toHaveLength(3);
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetPickerBoards();
});

test('[API-24] the save behaviour is asked for and counts only for people with fewer than five boards', async () => {
  const savedBy = async (boardCount: number) => {
    const asked: string[] = [];
    const all_boards = Array.from({ length: boardCount }, () => ({ cover_images: [] }));
    vi.stubGlobal('fetch', async (target: string) => {
      asked.push(target.split('/')[2] ?? '');
      const data = { all_boards, has_more: false, save_behavior: 0 };
      return Response.json({ resource_response: { status: 'success', data } });
    });
    vi.stubGlobal('location', { pathname: '/' });
    forgetPickerBoards();
    const known = await loadPickerBoards({ id: '1', username: 'ada' });
    const opens = quickTarget({ last: null, ...known }) ? 'profile' : 'picker';
    return [opens, asked.includes('UserResource')];
  };
  for (const count of [0, 4]) expect(await savedBy(count)).toEqual(['profile', true]);
  for (const count of [5, 60]) expect(await savedBy(count)).toEqual(['picker', false]);
});
