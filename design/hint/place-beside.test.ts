import { expect, test } from 'vitest';
import { placeBeside, placeOver } from './place-beside.ts';

const SIZE = { width: 100, height: 40 };
const WINDOW = { width: 400, height: 300 };
const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

test('a hint stands in the middle of the side that is wanted', () => {
  const middle = at(190, 140);
  expect(placeBeside(middle, SIZE, WINDOW, 'down')).toEqual({ left: 150, top: 170, side: 'down', tip: 50 });
  expect(placeBeside(middle, SIZE, WINDOW, 'up')).toEqual({ left: 150, top: 90, side: 'up', tip: 50 });
  expect(placeBeside(middle, SIZE, WINDOW, 'right')).toEqual({ left: 220, top: 130, side: 'right', tip: 20 });
  expect(placeBeside(middle, SIZE, WINDOW, 'left')).toEqual({ left: 80, top: 130, side: 'left', tip: 20 });
});

test('without room it stands on the other side, or else below', () => {
  expect(placeBeside(at(190, 270), SIZE, WINDOW, 'down').side).toBe('up');
  expect(placeBeside(at(10, 140), SIZE, WINDOW, 'left').side).toBe('right');
  expect(placeBeside(at(60, 100), SIZE, { width: 140, height: 300 }, 'left').side).toBe('down');
});

test('it stays within the window, and its tip points at the middle', () => {
  expect(placeBeside(at(0, 100), SIZE, WINDOW, 'down')).toMatchObject({ left: 8, tip: 16 });
  expect(placeBeside(at(370, 100), SIZE, WINDOW, 'down')).toMatchObject({ left: 292, tip: 84 });
  expect(placeBeside(at(365, 100), SIZE, WINDOW, 'down')).toMatchObject({ left: 292, tip: 83 });
});

test('a dot lies in the middle of what it points at', () => {
  expect(placeOver(at(100, 50), { width: 40, height: 40 })).toEqual({ left: 90, top: 40 });
});
