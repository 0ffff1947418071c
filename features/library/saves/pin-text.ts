import { PIN_TEXT_CAP } from '#features/library/pins/cut-text.ts';
import { PIN_LIMITS } from '#features/library/pins/pin.ts';

export interface PinText {
  title: string;
  description: string;
  link: string;
  altText: string;
}

export const NO_TEXT: PinText = { title: '', description: '', link: '', altText: '' };

/** Most characters of each. */
export const TEXT_LIMITS = {
  title: PIN_LIMITS.title,
  description: PIN_TEXT_CAP,
  link: PIN_LIMITS.link,
  altText: PIN_LIMITS.altText,
} as const satisfies Record<keyof PinText, number>;

export type TextError = { field: keyof PinText; error: 'too-long' | 'no-link' };

export function errorsOf(pinText: PinText): TextError[] {
  const fields = ['title', 'description', 'link', 'altText'] as const;
  // As the server counts: an emoji is one character.
  const tooLong = fields.filter((field) => Array.from(pinText[field]).length > TEXT_LIMITS[field]);
  const errors = tooLong.map((field): TextError => ({ field, error: 'too-long' }));
  return looksLikeLink(pinText.link) ? errors : [...errors, { field: 'link', error: 'no-link' }];
}

export function textOptions({ title, description, link, altText }: PinText) {
  return { title, description, link: withProtocol(link), alt_text: altText };
}

export function fieldOfOption(option: string | null): keyof PinText | 'board' | null {
  if (option === 'alt_text') return 'altText';
  if (option === 'board_id' || option === 'board_section_id' || option === 'section') return 'board';
  return option === 'title' || option === 'description' || option === 'link' ? option : null;
}

const SHAPE =
  /^(?:https?:\/\/)?(?=[^\s/?#]*[\p{L}\p{N}])[^\s/?#.@:]+(?:\.[^\s/?#.@:]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Accepts an empty text, or a host with a dot, with or without http(s). */
export function looksLikeLink(text: string): boolean {
  const typed = text.trim();
  return typed === '' || (SHAPE.test(typed) && URL.canParse(withProtocol(typed)));
}

/** People leave the protocol out, so it is added as in browsers. */
export function withProtocol(text: string): string {
  const typed = text.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

const NARROW_PX = 380;

export function wantsShortText(windowWidth: number): boolean {
  return windowWidth < NARROW_PX;
}
