import { defineConfig } from '@lingui/cli';
import { offeredLocales, SOURCE_LOCALE } from './app/offered-locales.ts';
import { serverTexts } from './platform/i18n/extract-texts.ts';

const PSEUDO = 'qps';

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  // The pseudo-language is made of the English whenever pages are built.
  locales: offeredLocales().filter((locale) => locale !== PSEUDO),
  pseudoLocale: PSEUDO,
  extractors: [serverTexts],
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: ['api', 'app', 'features', 'design', 'platform'],
      exclude: ['**/*.test.*'],
    },
  ],
});
