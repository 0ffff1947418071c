import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** Fetches the compiled texts of one locale: `() => import('./locales/en.po')`. */
export type CatalogLoader = () => Promise<{ messages: Messages }>;

export interface Translations<L extends string> {
  readonly locales: readonly L[];
  /**
   * The texts of a locale. On the server each request renders with the instance of its locale, never with Lingui's
   * global one: requests of several locales run at once. Nobody may activate another locale in it.
   */
  i18nFor(locale: L): Promise<I18n>;
  /** In the browser: the texts of the language that the page came in. */
  i18nOfPage(page: { documentElement: { lang: string } }): Promise<I18n>;
}

/** The texts of the product, one catalogue a locale, each loaded when it is first wanted. The first is the fallback. */
export function openTranslations<L extends string>(loaders: Record<L, CatalogLoader>): Translations<L> {
  const locales = Object.keys(loaders).filter((name): name is L => Object.hasOwn(loaders, name));
  const loaded = new Map<L, Promise<I18n>>();
  const load = async (locale: L) => {
    try {
      const { messages } = await loaders[locale]();
      return setupI18n({ locale, messages: { [locale]: messages } });
    } catch (error) {
      // The next request tries again.
      loaded.delete(locale);
      throw error;
    }
  };
  const i18nFor = (locale: L) => {
    const i18n = loaded.get(locale) ?? load(locale);
    loaded.set(locale, i18n);
    return i18n;
  };
  return {
    locales,
    i18nFor,
    i18nOfPage: (page) => {
      const [first] = locales;
      const locale = locales.find((name) => name === page.documentElement.lang) ?? first;
      if (!locale) throw new Error('there are no texts in any language');
      return i18nFor(locale);
    },
  };
}
