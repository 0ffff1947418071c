import { expect, test } from 'vitest';
import {
  mayGoOn,
  NOTHING_ORGANIZED,
  type OrganizeAction,
  type Organizing,
  organize,
} from './organize-pins.ts';

const after = (...actions: OrganizeAction[]): Organizing => actions.reduce(organize, NOTHING_ORGANIZED);
const choose: OrganizeAction = { action: 'toggle', id: '1' };
const next = (hasBoards = true): OrganizeAction => ({ action: 'next', hasBoards });
const back = (hasBoards = true): OrganizeAction => ({ action: 'back', hasBoards });

test('it begins with choosing pins, and goes on only once one is chosen', () => {
  expect(after().step).toBe('SELECT_PINS');
  expect(mayGoOn(after())).toBe(false);
  expect(after(next()).step).toBe('SELECT_PINS');
  expect(mayGoOn(after(choose))).toBe(true);
  expect(after(choose, next()).step).toBe('PICK_BOARD');
  expect(mayGoOn(after(choose, choose))).toBe(false);
});

test('who has no boards makes one at once, and comes back to the pins', () => {
  expect(after(choose, next(false)).step).toBe('CREATE_BOARD');
  expect(after(choose, next(false), back(false)).step).toBe('SELECT_PINS');
});

test('from making a board one comes back to picking one, from there to the pins, which stay chosen', () => {
  expect(after(choose, next(), { action: 'create' }).step).toBe('CREATE_BOARD');
  expect(after(choose, next(), { action: 'create' }, back()).step).toBe('PICK_BOARD');
  expect(after(choose, next(), { action: 'create' }, back(), back())).toEqual({
    step: 'SELECT_PINS',
    selected: ['1'],
  });
  expect(after({ action: 'create' }).step).toBe('SELECT_PINS');
});

test('pins are chosen one by one or all at once, in that order', () => {
  expect(after({ action: 'toggle', id: '2' }, choose).selected).toEqual(['2', '1']);
  expect(after(choose, { action: 'select', ids: ['3', '4'] }).selected).toEqual(['3', '4']);
});
