import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { sectionOption } from '#features/library/sections/section-option.ts';
import { idOption } from '#platform/resource/options.ts';

export const pinsToBoardOptions = z.object({
  board_id: idOption,
  board_section_id: sectionOption.optional(),
  pin_ids: pinIdsOption,
});
