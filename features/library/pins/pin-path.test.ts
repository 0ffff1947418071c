import { expect, test } from 'vitest';
import { pinPathFor } from './pin-link.ts';

test('a pin has an address for saving and one for editing it', () => {
  expect(pinPathFor('123', 'save')).toBe('/pin/123/repin/');
  expect(pinPathFor('123', 'edit')).toBe('/pin/123/edit/');
  expect(pinPathFor('123', 'see')).toBe('/pin/123/');
});
