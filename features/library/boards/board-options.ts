import { z } from 'zod';
import { lineOption, textOption } from '#platform/resource/options.ts';
import { BOARD_LIMITS } from './board.ts';

/** The words of a board as clients send them, cleaned; whether the name says anything is asked later. */
export const boardTextOptions = {
  name: lineOption(BOARD_LIMITS.name),
  description: textOption(BOARD_LIMITS.description),
  /** The empty text means none. */
  category: lineOption(BOARD_LIMITS.category).transform((text) => text || null),
  layout: lineOption(50).pipe(z.string().min(1)),
};
