import { expect, test } from 'vitest';
import { namedCountries } from './countries.ts';

const valuesIn = (locale: string) => namedCountries(locale).map(({ value }) => value);

test.each([
  ['en', ['US', 'GB']],
  ['es', ['ES', 'MX']],
  ['pt', ['BR', 'PT']],
  ['de', ['DE', 'AT']],
  ['fr', ['FR', 'BE']],
  ['id', ['ID']],
  ['ja', ['JP']],
  ['it', ['IT', 'CH']],
  ['sv', ['SE', 'FI']],
])('[ENTITY-38] the countries named in %s begin with those of that language', (language, first) => {
  for (const locale of [language, `${language}-CH`])
    expect(valuesIn(locale).slice(0, first.length)).toEqual(first);
  expect(valuesIn(language).toSorted()).toEqual(valuesIn('tr').toSorted());
});

test('each country is offered once, by its name, the others in the order of the language', () => {
  const names = namedCountries('sv').map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 4)).toEqual(['Sverige', 'Finland', 'Afghanistan', 'Albanien']);
  expect(names.slice(-3)).toEqual(['Åland', 'Österrike', 'Östtimor']);
});
