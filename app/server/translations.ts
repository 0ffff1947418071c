import { type CatalogLoader, openTranslations } from '#platform/i18n/translations.ts';

const files = import.meta.glob<Awaited<ReturnType<CatalogLoader>>>([
  '../locales/*.po',
  // English is in the code.
  '!../locales/en.po',
]);

const localeOf = (path: string) => path.replace(/^.*\/|\.po$/g, '');

export const translations = openTranslations(
  'en',
  Object.fromEntries(Object.entries(files).map(([path, load]) => [localeOf(path), load])),
);
