import { cutDescription, cutTitle } from '#features/library/pins/cut-text.ts';
import type { PinWords } from '../pin-words.ts';

interface Page {
  url: string;
  title: string | null;
  description: string | null;
}

/** The words that a pin of this page begins with. */
export function wordsFromPage({ url, title, description }: Page, { alt }: { alt: string | null }): PinWords {
  return {
    title: cutTitle(title ?? ''),
    description: cutDescription(description ?? ''),
    link: url,
    altText: cutTitle(alt ?? ''),
  };
}
