import { z } from 'zod';
import { lineOption, textOption } from '#platform/resource/options.ts';
import { BOARD_LIMITS } from './board.ts';

/** A board's texts as clients send them, cleaned; blank names are refused later. */
export const boardTextOptions = {
  name: lineOption(BOARD_LIMITS.name),
  description: textOption(BOARD_LIMITS.description),
  /** Empty means none. */
  category: lineOption(BOARD_LIMITS.category).transform((text) => text || null),
  layout: lineOption(50).pipe(z.string().min(1)),
};
