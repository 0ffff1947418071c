import { expect, test } from 'vitest';
import { shortViews } from './person.ts';

test('[HEADER-09] monthly views are short, and 10m+ from ten millions on', () => {
  const shown = [0, 999, 1234, 9_900_000, 10_000_000, 48_000_000].map((views) => shortViews(views, 'en'));
  expect(shown).toEqual(['0', '999', '1.2k', '9.9m', '10m+', '10m+']);
});
