import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { namedCountries } from './countries.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

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
])('[ENTITY-38] the countries named in %s begin with those of that language', async (language, first) => {
  const page = await cast.visitor.opens('/signup/', { cookies: new Map([['locale', language]]) });
  expect(page.attribute('lang')).toBe(language);
  const offered = page.select('select[name=country] option').map((option) => option.attribute('value'));
  expect(offered.filter(Boolean).slice(0, first.length)).toEqual(first);
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
