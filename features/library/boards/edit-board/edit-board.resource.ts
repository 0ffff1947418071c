import { z } from 'zod';
import { PRIVACIES } from '#features/library/pins/pin.ts';
import { msg } from '#platform/i18n/msg.ts';
import { booleanOption, idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisibleBoard } from '../board.service.ts';
import { boardTextOptions } from '../board-options.ts';
import { unlessRefused } from '../board-refusals.ts';
import { presentBoard } from '../wire/board.view.ts';
import { boardAnswer } from '../wire/board-answer.ts';
import { editBoard } from './edit-board.service.ts';
import type { BoardChanges } from './edit-board.store.ts';

const share = z.coerce.number().min(0).max(1);

const crop = z
  .object({ x: share, y: share, width: share.positive(), height: share.positive() })
  .refine((it) => it.x + it.width <= 1 && it.y + it.height <= 1, msg('{field}: must be inside the picture'));

const options = z.object({
  board_id: idOption,
  name: boardTextOptions.name.nullish(),
  description: boardTextOptions.description.nullish(),
  category: boardTextOptions.category.nullish(),
  privacy: z.enum(PRIVACIES).nullish(),
  layout: boardTextOptions.layout.nullish(),
  should_show_board_collaborators: booleanOption.optional(),
  sensitivity_screen: booleanOption.optional(),
  /** A pin of the board to use as cover; null goes back to the newest pins. */
  cover_pin_id: idOption.nullish(),
  /** All four are fractions from 0 to 1. */
  cover_crop: crop.nullish(),
});

function changesIn(sent: z.output<typeof options>): BoardChanges {
  const { name, description, category, privacy, layout, cover_pin_id, cover_crop } = sent;
  const { should_show_board_collaborators: shows, sensitivity_screen: isSensitive } = sent;
  return {
    ...(name != null && { name }),
    ...(description != null && { description }),
    ...(category !== undefined && { category }),
    ...(privacy != null && { privacy }),
    ...(layout != null && { layout }),
    ...(shows !== undefined && { showsCollaborators: shows }),
    ...(isSensitive !== undefined && { isSensitive }),
    ...(cover_pin_id !== undefined && {
      cover: cover_pin_id && { pinId: cover_pin_id, crop: cover_crop ?? null },
    }),
  };
}

/** Changes the fields sent; the rest stays. Only the owner changes who may see a board. */
export const boardUpdate = defineResource({
  name: 'BoardResource.update',
  summary: 'Changes a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data: boardAnswer,
  handle: async (context, sent) => {
    unlessRefused(await editBoard(context, sent.board_id, changesIn(sent)));
    return presentBoard(context, await requireVisibleBoard(context, { id: sent.board_id }));
  },
});
