import { expect, test } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ben', 'B'],
  ['  Maria del Carmen  Ruiz ', 'MR'],
  ['👩‍🎨 Studio', '👩‍🎨S'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its hue and different names differ', () => {
  expect(hueOf('Ada')).toBe(hueOf('Ada'));
  const hues = new Set(['Ada', 'Ben', 'Chi', 'Studio', 'Eve', 'Finn'].map(hueOf));
  expect(hues.size).toBe(6);
  for (const hue of hues) expect(hue).toBeLessThan(360);
});
