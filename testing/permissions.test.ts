import { expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { cellsOf } from './permissions/table.ts';
import { OF_BOARDS, OF_PEOPLE, OF_PINS } from './permissions/tables.ts';

const rows = [OF_BOARDS, OF_PINS, OF_PEOPLE].flatMap((tables) => Object.values(tables).flat());

test('every resource says who gets which answer', () => {
  const told = new Set(rows.map((row) => row.resource));
  const { all } = createProductRegistry();
  expect(all.map((resource) => resource.name).filter((name) => !told.has(name))).toEqual([]);
});

test(`the table holds ${cellsOf(rows)} cells`, () => {
  expect(cellsOf(rows)).toBeGreaterThan(27_000);
});
