import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { type FieldSets, fields } from '#platform/resource/field-sets.ts';
import { booleanOption, idOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentInvites } from '../wire/invite.view.ts';
import { boardInviteAnswer } from '../wire/invite-answer.ts';
import { listInvites } from './list-invites.service.ts';

const INVITE = fields('id', 'type', 'status', 'access', 'created_at');

/** An invite as a notification to the invited person, and as a row for the board's editor. */
const INVITE_FIELD_SETS = {
  news: { ...INVITE, ...fields('board', 'invited_by_user', 'invited_user') },
  boardEdit: { ...INVITE, board: fields('id'), ...fields('invited_user', 'invited_by_user') },
} as const satisfies FieldSets;

/** What clients call a pending invite. */
const WAITING = new Set(['new', 'pending']);

/** The viewer's pending invites, newest first; with a board of their own, the invites to it. Nobody else sees any. */
export const boardInvitesGet = definePagedResource({
  name: 'BoardInvitesResource.get',
  summary: 'The viewer\u2019s pending invites, or those to one of their boards.',
  who: 'person',
  rate: 'read',
  options: z.object({
    board_id: idOption.nullish(),
    /** The viewer's own invite to the board at this address. */
    board_url: z.string().max(2048).nullish(),
    current_user: booleanOption.optional(),
    ...partOptions(INVITE_FIELD_SETS, boardInviteAnswer),
    /** Which states, in clients' words. Answered invites are never shown: without `new` the list is empty. */
    status_filters: listOption(z.string().max(50)).nullish(),
    page_size: pageSizeOption(25, 100),
  }),
  item: boardInviteAnswer,
  fieldSets: INVITE_FIELD_SETS,
  handle: async (context, { board_id, board_url, current_user, status_filters, page_size }, { after }) => {
    const input = {
      boardId: board_id ?? null,
      boardUrl: board_url || null,
      isOwnWanted: current_user ?? false,
      isWaitingWanted: status_filters?.some((one) => WAITING.has(one)) ?? true,
    };
    const page = await listInvites(context, input, { after, pageSize: page_size });
    return mapPage(page, (invites) => presentInvites(context, invites));
  },
});
