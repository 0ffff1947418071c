import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFaults } from '#platform/i18n/catalogue-faults.ts';
import { PSEUDO_LOCALE } from '#platform/i18n/locale.ts';
import { CATALOGUES, offeredLocales, SOURCE_LOCALE } from './offered-locales.ts';

// node bin/run.mjs app/check-catalogues.ts: says what the languages that are offered lack.
const read = (locale: string) => readFileSync(join(CATALOGUES, `${locale}.po`), 'utf8');
const translated = offeredLocales().filter((locale) => locale !== SOURCE_LOCALE && locale !== PSEUDO_LOCALE);
const faults = translated.flatMap((locale) => catalogueFaults(read(SOURCE_LOCALE), read(locale), locale));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
