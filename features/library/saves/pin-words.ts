import { PIN_TEXT_CAP } from '#features/library/pins/cut-text.ts';
import { PIN_LIMITS } from '#features/library/pins/pin.ts';
import { looksLikeLink, withProtocol } from './check-link.ts';

/** The words of a pin as they are typed. */
export interface PinWords {
  title: string;
  description: string;
  link: string;
  altText: string;
}

export const NO_WORDS: PinWords = { title: '', description: '', link: '', altText: '' };

/** Most characters of each. */
export const WORD_LIMITS = {
  title: PIN_LIMITS.title,
  description: PIN_TEXT_CAP,
  link: PIN_LIMITS.link,
  altText: PIN_LIMITS.altText,
} as const satisfies Record<keyof PinWords, number>;

export type WordTrouble = { field: keyof PinWords; trouble: 'too-long' | 'no-link' };

/** What is wrong with the words, in the order of their fields. */
export function troublesOf(words: PinWords): WordTrouble[] {
  const fields = ['title', 'description', 'link', 'altText'] as const;
  const tooLong = fields.filter((field) => words[field].length > WORD_LIMITS[field]);
  const troubles = tooLong.map((field): WordTrouble => ({ field, trouble: 'too-long' }));
  return looksLikeLink(words.link) ? troubles : [...troubles, { field: 'link', trouble: 'no-link' }];
}

/** The options of a call that say the words. */
export function wordOptions({ title, description, link, altText }: PinWords) {
  return { title, description, link: withProtocol(link), alt_text: altText };
}

/** The field of the form that an option of the call stands in. */
export function fieldOfOption(option: string | null): keyof PinWords | 'board' | null {
  if (option === 'alt_text') return 'altText';
  if (option === 'board_id' || option === 'board_section_id' || option === 'section') return 'board';
  return option === 'title' || option === 'description' || option === 'link' ? option : null;
}
