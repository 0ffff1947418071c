import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type CatalogLoader = () => Promise<{ messages: Messages }>;

export interface Translations {
  /**
   * The server renders requests of several locales at once: never use the global instance, nor activate another
   * locale in this one.
   */
  i18nFor(locale: string): Promise<I18n>;
}

/**
 * `source`, the language of the code, needs no catalogue. `compile` is for texts with variables that the build did
 * not compile.
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
