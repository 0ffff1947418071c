import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MOST_BOARDS } from '../board-name.ts';
import { MOST_SHARED_BOARDS } from '../list-boards/list-boards.ts';
import { reorderBoards } from './reorder-boards.service.ts';

const MOST_NAMED = MOST_BOARDS + MOST_SHARED_BOARDS;

/**
 * Reorders the named boards, own and shared, within the places they have; others keep theirs. All or none. A repeated
 * id counts once.
 */
export const boardsReorder = defineResource({
  name: 'POST /v3/users/boards/partial_reorder/',
  summary: 'Reorders the boards of the viewer\u2019s profile.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    board_ids: listOption(idOption, MOST_NAMED).refine(
      (ids) => ids.length > 0,
      msg('{field}: must contain boards'),
    ),
    orbac_subject_id: idOption.nullish(),
  }),
  data: z.object({ board_ids: z.array(z.string()) }),
  handle: async (context, { board_ids, orbac_subject_id }) => {
    const named = [...new Set(board_ids)];
    await reorderBoards(context, named, { id: orbac_subject_id });
    return { board_ids: named };
  },
});
