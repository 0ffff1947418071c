import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { offeredLocales, SOURCE_LOCALE } from './app/offered-locales.ts';
import { serverTexts } from './platform/i18n/extract-texts.ts';
import { PSEUDO_LOCALE } from './platform/i18n/locale.ts';

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  // The pseudo-language is made of the English whenever pages are built.
  locales: offeredLocales().filter((locale) => locale !== PSEUDO_LOCALE),
  pseudoLocale: PSEUDO_LOCALE,
  extractors: [serverTexts],
  // A line number would change with every line above a text.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: ['api', 'app', 'features', 'design', 'platform'],
      exclude: ['**/*.test.*'],
    },
  ],
});
