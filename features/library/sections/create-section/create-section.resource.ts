import { z } from 'zod';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import { unlessRefused } from '#features/library/boards/board-refusals.ts';
import { sectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { idOption, lineOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { showSection } from '../section.service.ts';
import { presentSection } from '../wire/section.view.ts';
import { createSection } from './create-section.service.ts';

const noPins = z.union([z.null(), z.literal(''), z.array(z.never())]).transform(() => []);

/**
 * Adds a section to a board and moves pins of the board into it. With an Idempotency-Key they move after the answer,
 * which counts none of them.
 */
export const boardSectionCreate = defineResource({
  name: 'BoardSectionResource.create',
  summary: 'Adds a section to a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    board_id: idOption,
    name: lineOption(BOARD_LIMITS.sectionTitle),
    initial_pins: z.union([noPins, pinIdsOption]).optional(),
  }),
  data: sectionAnswer,
  handle: async (context, { board_id, name, initial_pins = [] }) => {
    const section = { boardId: board_id, title: name, pinIds: initial_pins };
    const { id } = unlessRefused(await createSection(context, section));
    return presentSection(context, await showSection(context, { id }));
  },
});
