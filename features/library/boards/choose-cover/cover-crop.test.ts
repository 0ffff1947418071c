import { expect, test } from 'vitest';
import { cropBox } from '../cover-box.ts';
import { middleOf, pushedCrop, squareCrop, zoomOf } from './cover-crop.ts';

const tall = { width: 600, height: 900 };

test('the chosen part fills its place', () => {
  const crop = { x: 0.25, y: 0.5, width: 0.5, height: 1 / 3 };
  const box = cropBox(crop, tall, 1);
  expect(box.width).toBeCloseTo(200);
  expect(box.height).toBeCloseTo(300);
  expect(box.left).toBeCloseTo(-50);
  expect(box.top).toBeCloseTo(-150);
});

test('a part of another shape fills the place, too, and leaves no gap at an edge', () => {
  const box = cropBox({ x: 0, y: 0, width: 1, height: 0.1 }, tall, 1);
  expect(box.width).toBeGreaterThanOrEqual(100);
  expect(box.height).toBeGreaterThanOrEqual(100);
  expect(box.top).toBeCloseTo(0);
  expect(box.left).toBeLessThanOrEqual(0);
  expect(box.left + box.width).toBeGreaterThanOrEqual(100);
});

test('a square part is as large as the picture has room, and smaller the more it is magnified', () => {
  expect(squareCrop(tall, 1)).toEqual({
    x: 0,
    y: expect.closeTo(1 / 6),
    width: 1,
    height: expect.closeTo(2 / 3),
  });
  const near = squareCrop(tall, 2, { x: 0, y: 1 });
  expect(near).toMatchObject({ x: 0, width: 0.5 });
  expect(near.y + near.height).toBeCloseTo(1);
  expect(zoomOf(near, tall)).toBeCloseTo(2);
  expect(squareCrop(tall, 100).width).toBeCloseTo(0.25);
});

test('a push moves the part the other way, to the edge at most', () => {
  const crop = squareCrop(tall, 2);
  expect(middleOf(pushedCrop(crop, { x: -0.5, y: 0 })).x).toBeCloseTo(0.75);
  expect(pushedCrop(crop, { x: 9, y: -9 })).toMatchObject({ x: 0, y: 1 - crop.height });
});
