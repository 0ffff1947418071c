import { expect, test } from 'vitest';
import { formerOrder } from './move-back.ts';

test('pins that came back stand below those that were above them', () => {
  const place = { pin_ids: [...'xyz'], above_pin_ids: [null, 'b', 'b'] };
  expect(formerOrder([...'zyxabc'], place).join('')).toBe('xabyzc');
  expect(formerOrder([...'xyzac'], place).join('')).toBe('xyzac');
});
