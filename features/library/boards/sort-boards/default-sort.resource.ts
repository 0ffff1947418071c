import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { BOARD_SORTS } from '../board-sort.ts';
import { defaultSort } from './default-sort.service.ts';

/** The order of the viewer's own boards: just chosen, chosen before, or a default that suits them. */
export const boardSortGet = defineResource({
  name: 'BoardSortResource.get',
  summary: 'The order of the viewer\u2019s boards.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    /** What was chosen just now. */
    sort: z.enum(BOARD_SORTS).nullish(),
  }),
  data: z.object({ sort: z.enum(BOARD_SORTS) }),
  handle: async (context, { sort }) => ({ sort: await defaultSort(context, sort ?? null) }),
});
