import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferedLocales } from '#platform/i18n/locale.ts';

export const SOURCE_LOCALE = 'en';

export const CATALOGUES = join(import.meta.dirname, 'locales');

/** Adding a file adds a language. */
export function offeredLocales(): OfferedLocales {
  const files = readdirSync(CATALOGUES);
  const names = files.filter((file) => file.endsWith('.po')).map((file) => file.slice(0, -'.po'.length));
  return [SOURCE_LOCALE, ...names.filter((name) => name !== SOURCE_LOCALE).sort()];
}
