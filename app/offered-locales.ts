import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferedLocales } from '#platform/i18n/locale.ts';

/** The language that texts are written in. */
export const SOURCE_LOCALE = 'en';

/** Where the catalogues lie. */
export const CATALOGUES = join(import.meta.dirname, 'locales');

/** The languages that have a catalogue: to add one is to add its file. */
export function offeredLocales(): OfferedLocales {
  const files = readdirSync(CATALOGUES);
  const names = files.filter((file) => file.endsWith('.po')).map((file) => file.slice(0, -'.po'.length));
  return [SOURCE_LOCALE, ...names.filter((name) => name !== SOURCE_LOCALE).sort()];
}
