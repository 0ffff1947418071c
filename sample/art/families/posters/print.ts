import type { Sheet } from '../../sheet.ts';

interface Print {
  readonly body: string;
  readonly name: string;
  readonly things: readonly string[];
}

export type Design = (sheet: Sheet, ground: string, colours: readonly string[]) => Print;

export const at = (colours: readonly string[], i: number): string => colours[i % colours.length] ?? '#333333';
