import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test('only a path of this site is gone to', () => {
  expect(nextPath('/pin/12/?a=b#c')).toBe('/pin/12/?a=b#c');
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '//evil.%example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    'javascript:alert(1)',
    'evil',
    '',
  ];
  expect(elsewhere.map(nextPath)).toEqual(elsewhere.map(() => null));
  expect([nextPath(null), nextPath(undefined)]).toEqual([null, null]);
});
