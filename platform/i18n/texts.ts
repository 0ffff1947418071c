import type { OfferedLocales } from './locale.ts';

export type TextValues = Readonly<Record<string, string | number>>;

export interface ServerI18n {
  locale: string;
  /** `npm run extract` finds calls such as `i18n.t('Hello {name}', { name })`. */
  t(text: string, values?: TextValues): string;
}

export interface Texts {
  /** English where the language is unknown or has no catalogue. */
  in(locale: string | null): Promise<ServerI18n>;
}

/** Uses the catalogues of the pages, read on first use. */
export function openTexts(folder: string, locales: OfferedLocales): Texts {
  let opened: Promise<Texts> | undefined;
  return {
    in: async (locale) => {
      opened ??= import('./read-texts.ts').then(({ readTexts }) => readTexts(folder, locales));
      return (await opened).in(locale);
    },
  };
}
