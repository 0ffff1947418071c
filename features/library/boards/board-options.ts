import { z } from 'zod';
import { idOption, lineOption, textOption } from '#platform/resource/options.ts';
import type { BoardName } from './board.service.ts';
import { BOARD_LIMITS, LAYOUTS } from './board.ts';
import { boardInUrl } from './board-path.ts';

/** Cleaned; blank names are refused later. */
export const boardTextOptions = {
  name: lineOption(BOARD_LIMITS.name),
  description: textOption(BOARD_LIMITS.description),
  category: lineOption(BOARD_LIMITS.category).transform((text) => text || null),
  layout: z.enum(LAYOUTS),
};

export const boardNameOptions = {
  board_id: idOption.nullish(),
  username: z.string().max(100).nullish(),
  slug: z.string().max(400).nullish(),
  board_url: z.string().max(2048).nullish(),
};

type Sent = z.output<z.ZodObject<typeof boardNameOptions>>;

export function boardNameIn({ board_id, username, slug, board_url }: Sent): BoardName | null {
  if (board_id) return { id: board_id };
  if (username && slug) return { username, slug };
  return board_url ? boardInUrl(board_url) : null;
}
