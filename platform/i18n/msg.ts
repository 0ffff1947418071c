import type { TextValues } from './texts.ts';

/** Marks a text that is translated later, when its reader is known; `npm run extract` finds it. */
export const msg = (text: string): string => text;

export function fillIn(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text;
}
