import { z } from 'zod';
import { booleanOption, idOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { boardInviteAnswer } from '../invite-answer.ts';
import { listInvites } from './list-invites.service.ts';

/** What clients call an invite that waits for its answer. */
const WAITING = new Set(['new', 'pending']);

/**
 * The pending invites of the viewer, the last first; with a board of the viewer's own, those to it. Nobody else sees
 * any.
 */
export const boardInvitesGet = definePagedResource({
  name: 'BoardInvitesResource.get',
  summary: 'The pending invites of the viewer, or to an own board.',
  who: 'person',
  rate: 'read',
  options: z.object({
    board_id: idOption.nullish(),
    /** Of the viewer's own: the one to the board at this address. */
    board_url: z.string().max(2048).nullish(),
    current_user: booleanOption.optional(),
    field_set_key: z.string().max(50).optional(),
    /** Which states, in the words of clients. What was answered is told to nobody: without `new` there is none. */
    status_filters: listOption(z.string().max(50)).nullish(),
    page_size: pageSizeOption(25, 100),
  }),
  item: boardInviteAnswer,
  handle: (context, { board_id, board_url, current_user, status_filters, page_size }, { after }) => {
    const wish = {
      boardId: board_id ?? null,
      boardUrl: board_url || null,
      isOwnWanted: current_user ?? false,
      isWaitingWanted: status_filters?.some((one) => WAITING.has(one)) ?? true,
    };
    return listInvites(context, wish, { after, pageSize: page_size });
  },
});
