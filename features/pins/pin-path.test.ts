import { expect, test } from 'vitest';
import { pinPathFor } from './pin-path.ts';

test('[ROUTE-27] whoever logs in to save or edit a pin comes to its address for that', () => {
  expect(pinPathFor('123', 'save')).toBe('/pin/123/repin/');
  expect(pinPathFor('123', 'edit')).toBe('/pin/123/edit/');
  expect(pinPathFor('123', 'see')).toBe('/pin/123/');
});
