import type { TextValues } from './texts.ts';

/** Replaces the `{names}` in an English text by their values; for texts without plurals. */
export function fillIn(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text;
}
