import { z } from 'zod';
import type { SectionName } from '#features/library/boards/board-name.ts';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { sectionOption } from '#features/library/sections/section-options.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';

/** Clients send an empty text or `0` for none. */
export const idOrNoneOption = z.union([z.enum(['', '0']).transform(() => null), idOption]).nullish();

/** If no board is given, the pin goes to the profile. */
export const pinPlaceOptions = {
  board_id: idOrNoneOption,
  section: sectionOption.optional(),
  board_section_id: sectionOption.optional(),
};

type Sent = z.output<z.ZodObject<typeof pinPlaceOptions>>;

export function pinPlaceIn({ board_id, section: named, board_section_id }: Sent): {
  boardId: Id | null;
  section: SectionName | null;
} {
  const section = board_section_id ?? named ?? null;
  const boardId = board_id ?? null;
  if (section && !boardId) throw invalid('board_id', 'A section requires the board_id of its board.');
  return { boardId, section };
}

export const pinsToBoardOptions = z.object({
  board_id: idOption,
  board_section_id: sectionOption.optional(),
  pin_ids: pinIdsOption,
});
