import type { TextValues } from './texts.ts';

/**
 * Marks an English text that is translated later, when its reader is known. `npm run extract` finds it by this call.
 */
export const msg = (text: string): string => text;

/** Replaces the `{names}` in an English text by their values; for texts without plurals. */
export function fillIn(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text;
}
