import type { OfferedLocales } from './locale.ts';

/** Values for the `{names}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of one language that the server itself says: in mails and refusals. */
export interface ServerI18n {
  locale: string;
  /**
   * Translates a text written in English in place, such as `i18n.t('Hello {name}', { name })`; extraction finds these
   * calls.
   */
  t(text: string, values?: TextValues): string;
}

export interface Texts {
  /** The texts of a language; English where it is unknown or has no catalogue. */
  in(locale: string | null): Promise<ServerI18n>;
}

/** The texts of the server; uses the catalogues of the pages, read on first use. */
export function openTexts(folder: string, locales: OfferedLocales): Texts {
  let opened: Promise<Texts> | undefined;
  return {
    in: async (locale) => {
      opened ??= import('./read-texts.ts').then(({ readTexts }) => readTexts(folder, locales));
      return (await opened).in(locale);
    },
  };
}
