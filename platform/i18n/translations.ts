import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Fetches the texts of one locale: `() => import('./locales/de.po')`. */
export type CatalogLoader = () => Promise<{ messages: Messages }>;

export interface Translations {
  /**
   * The texts of a locale; where it has none, those of the code. On the server each request renders with the instance
   * of its locale, never with Lingui's global one: requests of several locales run at once. Nobody may activate another
   * locale in it.
   */
  i18nFor(locale: string): Promise<I18n>;
}

/**
 * The texts of the product. Those of `source`, the language that they are written in, stand in the code and need no
 * catalogue; each other locale has one, loaded when it is first wanted.
 * @param compile what a text with variables needs that was not compiled when the code was built; in pages all are
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
      // The next request tries again.
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
