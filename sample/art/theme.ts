import type { Scene, Sheet } from './sheet.ts';

/** Width to height, as people's pictures come. */
export const SHAPES = {
  '2:3': [900, 1350],
  '3:4': [900, 1200],
  '4:5': [900, 1125],
  '1:1': [900, 900],
  '9:16': [900, 1600],
  '4:3': [900, 675],
  '3:2': [900, 600],
  '16:9': [960, 540],
  '1:2.4': [900, 2160],
} as const;
export type Shape = keyof typeof SHAPES;

/** One subject of a family, which a board could be about. */
export interface Theme {
  readonly name: string;
  readonly shapes: readonly Shape[];
  draw(sheet: Sheet): Scene;
}
