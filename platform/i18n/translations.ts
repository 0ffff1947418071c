import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Loads the texts of one locale: `() => import('./locales/de.po')`. */
export type CatalogLoader = () => Promise<{ messages: Messages }>;

export interface Translations {
  /**
   * The Lingui instance of a locale, with the texts of the code if it has no catalogue. The server renders each
   * request with its locale's instance, never the global one, as requests of several locales run at once. Do not
   * activate another locale in it.
   */
  i18nFor(locale: string): Promise<I18n>;
}

/**
 * The texts of the product. Those of `source`, the language of the code, need no catalogue; other locales load theirs
 * on first use.
 * @param compile compiles texts with variables that the build did not compile; in pages the build compiles all
 */
export function openTranslations(
  source: string,
  catalogs: Readonly<Record<string, CatalogLoader>>,
  compile: (text: string) => CompiledMessage = (text) => [text],
): Translations {
  const loaded = new Map<string, Promise<I18n>>();
  const load = async (locale: string): Promise<I18n> => {
    try {
      const { messages } = (await catalogs[locale]?.()) ?? { messages: {} };
      const i18n = setupI18n({ locale, messages: { [locale]: messages } });
      i18n.setMessagesCompiler(compile);
      return i18n;
    } catch (error) {
      loaded.delete(locale);
      throw error;
    }
  };
  return {
    i18nFor: (wanted) => {
      const locale = Object.hasOwn(catalogs, wanted) ? wanted : source;
      const i18n = loaded.get(locale) ?? load(locale);
      loaded.set(locale, i18n);
      return i18n;
    },
  };
}
