import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';

export const idOption = z
  .union([z.string(), z.number()])
  .transform((value, context): Id => {
    const id = parseId(value);
    if (id) return id;
    context.addIssue({ code: 'custom', message: msg('{field}: must be an id') });
    return z.NEVER;
  })
  .meta({ override: { type: 'string', format: 'id' } });

/** Use it for input that cannot name anything existing; it is answered as not found. */
export function notThere(what: string) {
  return { code: 'custom' as const, message: '', params: { notThere: what } };
}

/** Takes null as the empty text, which removes a value: an answer has null for none. */
export function removableOption<Option extends z.ZodType<string>>(option: Option) {
  return option.nullable().transform((text) => text ?? '');
}

/** It accepts the spellings that clients send. */
export const booleanOption = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', '']), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 1);

/** More than `max` is reduced to it, as clients request more than there is. */
export function pageSizeOption(standard: number, max = 250) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, max))
    .default(standard);
}

export function listOption<Item extends z.ZodType>(item: Item, max = 100) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
    z.array(item).max(max),
  );
}

// Control characters, and the marks that turn the reading direction of what follows them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Removes invisible characters and collapses white space. */
export function lineOption(max: number) {
  return z
    .string()
    .transform((text) => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max));
}

export function textOption(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim())
    .pipe(z.string().max(max));
}

/** The empty text means none. */
export const linkOption = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (text) => text === '' || isWebAddress(text),
    msg('{field}: must be a web address with http or https'),
  );

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password;
}
