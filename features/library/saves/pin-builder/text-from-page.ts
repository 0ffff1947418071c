import { cutDescription, cutTitle } from '#features/library/pins/cut-text.ts';
import type { PinText } from '../pin-text.ts';

interface Page {
  url: string;
  title: string | null;
  description: string | null;
}

/** The texts that a pin of this page starts with. */
export function textFromPage({ url, title, description }: Page, { alt }: { alt: string | null }): PinText {
  return {
    title: cutTitle(title ?? ''),
    description: cutDescription(description ?? ''),
    link: url,
    altText: cutTitle(alt ?? ''),
  };
}
