import { expect, test } from 'vitest';
import { pathAfterLogin, pinPathFor } from './pin-path.ts';

test('[ROUTE-27] whoever logged in to save or edit a pin comes to its address for that', () => {
  expect(pathAfterLogin('/pin/123/', 'save')).toBe('/pin/123/repin/');
  expect(pathAfterLogin('/pin/123/', 'edit')).toBe('/pin/123/edit/');
  expect(pathAfterLogin('/pin/123', 'save')).toBe('/pin/123/repin/');
  expect(pathAfterLogin('/pin/123/repin/', 'edit')).toBe('/pin/123/edit/');
});

test('other pages stay', () => {
  expect(pathAfterLogin('/ada/_saved/', 'save')).toBe('/ada/_saved/');
  expect(pathAfterLogin('/pin-builder/', 'save')).toBe('/pin-builder/');
});

test('a pin has one address', () => {
  expect(pinPathFor('123', 'see')).toBe('/pin/123/');
});
