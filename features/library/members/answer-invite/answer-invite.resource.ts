import { z } from 'zod';
import { unlessFollowRefused } from '#features/core/people/person-refusals.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { presentBoard } from '#features/library/boards/wire/board.view.ts';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { MEMBER_FIELD_SETS } from '#features/library/boards/wire/board-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { booleanOption, idOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { acceptInvite, endInvite } from './answer-invite.service.ts';

const options = z.object({
  /** If there is no board, there is nothing to answer. */
  board_id: idOption.nullish(),
  invited_user_id: idOption.nullish(),
});

function invalidInvite(): Refusal {
  return new Refusal({
    ...{ kind: 'invalid', reason: 'invalid-invite', field: 'board_id', message: 'Invalid Invite' },
  });
}

/** Accepts an invite to a board: the viewer now works on it. Idempotent. */
export const boardInviteUpdate = defineResource({
  name: 'BoardInviteResource.update',
  summary: 'Accepts an invite to a board.',
  who: 'person',
  rate: 'write',
  options,
  data: boardAnswer,
  handle: async (context, { board_id, invited_user_id }) => {
    if (!board_id) throw invalidInvite();
    unlessMembersRefused(await acceptInvite(context, board_id, invited_user_id ?? context.viewer.id));
    return presentBoard(context, await requireVisibleBoard(context, { id: board_id }));
  },
});

const ended = z.object({ board_id: z.string(), invited_user_id: z.string() });

/**
 * Declines an invite to a board; the board's owner withdraws somebody else's. `ban` also blocks the other person.
 * Idempotent.
 */
export const boardInviteDelete = defineResource({
  name: 'BoardInviteResource.delete',
  summary: 'Declines or withdraws an invite to a board.',
  who: 'person',
  rate: 'write',
  options: options.extend({
    ban: booleanOption.optional(),
    ...partOptions(MEMBER_FIELD_SETS, ended),
  }),
  data: ended,
  fieldSets: MEMBER_FIELD_SETS,
  handle: async (context, { board_id, invited_user_id, ban }) => {
    if (!board_id) throw invalidInvite();
    const whose = invited_user_id ?? context.viewer.id;
    const input = { boardId: board_id, invitedId: whose, isBanned: ban ?? false };
    const { blocked } = unlessMembersRefused(await endInvite(context, input));
    if (blocked) unlessFollowRefused(blocked);
    return { board_id, invited_user_id: whose };
  },
});
