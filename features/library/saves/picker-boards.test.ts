import { expect, test } from 'vitest';
import { searchBoards } from './picker-boards.ts';

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
