import { expect, test } from 'vitest';
import { microOf, moneyText } from './money.ts';

test('amounts are rounded to cents, but less than a cent is not called nothing, and a ledger rounds nothing', () => {
  const texts = [1_500_000, 2_468_400, -2_000, 0].map((micro) => moneyText(micro, 'USD', 'en'));
  expect(texts).toEqual(['$1.50', '$2.47', '-$0.002', '$0.00']);
  expect(moneyText(19_998_000, 'USD', 'en', { isExact: true })).toBe('$19.998');
});

test('typed amounts have a point or a comma, and at most two digits after it', () => {
  expect(['5', '0,5', '1.25'].map(microOf)).toEqual([5_000_000, 500_000, 1_250_000]);
  expect(['1.255', '-1', ''].map(microOf)).toEqual([null, null, null]);
});
