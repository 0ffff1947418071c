import { expect, test } from 'vitest';
import { isPhone } from './is-phone.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['', false],
])('%s is of a phone: %s', (userAgent, expected) => {
  expect(isPhone(userAgent)).toBe(expected);
});
