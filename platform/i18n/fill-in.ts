import type { TextValues } from './texts.ts';

/** An English text with its values in place of their `{names}`; for texts without plurals. */
export function fillIn(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text;
}
