import type { OfferedLocales } from './locale.ts';

/** What stands in a text for its `{names}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The words of one language for what the server itself says: in mails, and where it refuses. */
export interface ServerI18n {
  locale: string;
  /** A text written in English in place, as `i18n.t('Hello {name}', { name })`: by such calls it is extracted. */
  t(text: string, values?: TextValues): string;
}

export interface Texts {
  /** The words of a language; English where none is known, or it has no catalogue. */
  in(locale: string | null): Promise<ServerI18n>;
}

/** The texts of the server; its catalogues, those of the pages, are read when they are first wanted. */
export function openTexts(folder: string, locales: OfferedLocales): Texts {
  let opened: Promise<Texts> | undefined;
  return {
    in: async (locale) => {
      opened ??= import('./read-texts.ts').then(({ readTexts }) => readTexts(folder, locales));
      return (await opened).in(locale);
    },
  };
}
