import { z } from 'zod';
import { PSEUDO_LOCALE } from '#platform/i18n/locale.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { namedCountries } from '../register/countries.ts';

const definition = { who: 'anyone', rate: 'read', options: z.object({}) } as const;

/** The languages of the interface, each by its own name. */
export const localesGet = defineResource({
  ...definition,
  name: 'LocalesResource.get',
  summary: 'The languages of the site.',
  data: z.array(z.object({ locale: z.string(), name: z.string() })),
  handle: async ({ locales }) =>
    locales
      .filter((locale) => locale !== PSEUDO_LOCALE)
      .map((locale) => ({ locale, name: nameOf(locale) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
});

/** As at the start of a sentence: some languages write their name in lower case. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** All countries, by name in the request's language. */
export const countriesGet = defineResource({
  ...definition,
  name: 'CountriesResource.get',
  summary: 'All countries.',
  data: z.array(z.object({ code: z.string(), name: z.string() })),
  handle: async ({ locale }) =>
    namedCountries(locale).map(({ value: code, label: name }) => ({ code, name })),
});
