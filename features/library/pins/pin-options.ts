import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { booleanOption, idOption, lineOption, linkOption, textOption } from '#platform/resource/options.ts';
import { cutTitle, PIN_TEXT_CAP } from './cut-text.ts';
import {
  MOST_PINS_AT_ONCE,
  MOST_PINS_IN_BATCHES,
  PIN_LIMITS,
  type PinKind,
  type Privacy,
  type Story,
} from './pin.ts';
import type { Availability } from './rich-summary.ts';

export interface PinMedia {
  kind: PinKind;
  imageSignature: string;
  imageWidth: number;
  imageHeight: number;
  dominantColor: string;
  isAnimated: boolean;
  video: { signature: string; extension: 'mp4' | 'webm'; durationMs: number | null } | null;
  story: Story | null;
}

export interface PinTexts {
  title: string;
  description: string;
  /** Null if the pin has no link. */
  link: string | null;
  altText: string;
  isCommentsAllowed: boolean;
  price: { value: string; currency: string } | null;
  /** Of a product from a catalogue; otherwise the linked page says it. */
  availability?: Availability;
}

export interface NewPin extends PinMedia, PinTexts {
  pinnerId: Id;
  boardId: Id | null;
  privacy: Privacy;
  createdAt: Date;
}

const priceOption = z.coerce
  .string()
  .regex(/^(\d{1,10}(\.\d{1,2})?)?$/, msg('{field}: must be a price such as 12.50'));

/** A missing field is not changed. A long title is cut, not refused. */
export const pinTextOptions = {
  title: lineOption(PIN_TEXT_CAP).transform(cutTitle).nullish(),
  description: textOption(PIN_TEXT_CAP).nullish(),
  link: linkOption.nullish(),
  alt_text: textOption(PIN_LIMITS.altText).nullish(),
  is_comments_allowed: booleanOption.optional(),
  price_value: priceOption.nullish(),
  price_currency: z
    .string()
    .regex(/^([A-Z]{3})?$/, msg('{field}: must be the three letters of a currency'))
    .nullish(),
};

type SentTexts = z.output<z.ZodObject<typeof pinTextOptions>>;

/** A price counts only with its currency. */
export function pinTextsIn(sent: SentTexts): Partial<PinTexts> {
  const { title, description, link, alt_text, is_comments_allowed, price_value, price_currency } = sent;
  const price = price_value && price_currency ? { value: price_value, currency: price_currency } : null;
  return {
    ...(title !== undefined && { title: title ?? '' }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(link !== undefined && { link: link || null }),
    ...(alt_text !== undefined && { altText: alt_text ?? '' }),
    ...(is_comments_allowed !== undefined && { isCommentsAllowed: is_comments_allowed }),
    ...(price_value !== undefined && { price }),
  };
}

export function newPinTextsIn(sent: SentTexts): PinTexts {
  const empty = { title: '', description: '', link: null, altText: '', isCommentsAllowed: true, price: null };
  return { ...empty, ...pinTextsIn(sent) };
}

/** No duplicates; a list, a text joined by commas, or JSON. */
export const pinIdsOption = pinIds(MOST_PINS_AT_ONCE);

/** Takes many pins, for work that continues in batches after the response. */
export const manyPinIdsOption = pinIds(MOST_PINS_IN_BATCHES);

function pinIds(most: number) {
  return z
    .preprocess((sent) => (typeof sent === 'string' ? idsInText(sent) : sent), z.array(idOption).min(1))
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= most, {
      error: msg('{field}: must be at most {most} pins'),
      params: { most },
    });
}

function idsInText(text: string): string[] {
  return text.split(/[^0-9]+/).filter((part) => part !== '');
}
