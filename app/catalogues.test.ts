import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueFaults } from '#platform/i18n/catalogue-faults.ts';
import { PSEUDO_LOCALE } from '#platform/i18n/locale.ts';
import { CATALOGUES, offeredLocales, SOURCE_LOCALE } from './offered-locales.ts';

const read = (locale: string) => readFileSync(join(CATALOGUES, `${locale}.po`), 'utf8');

test('nine languages are offered', () => {
  expect(offeredLocales()).toEqual(['en', 'de', 'es', 'fr', 'id', 'it', 'ja', 'pt', 'qps', 'sv']);
});

test.each(offeredLocales().filter((locale) => locale !== SOURCE_LOCALE && locale !== PSEUDO_LOCALE))(
  'everything is said in %s',
  (locale) => {
    expect(catalogueFaults(read(SOURCE_LOCALE), read(locale), locale)).toEqual([]);
  },
);
