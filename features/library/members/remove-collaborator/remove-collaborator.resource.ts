import { z } from 'zod';
import { BOARD_ACCESS } from '#features/library/boards/board-member.ts';
import { unlessMembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { MEMBER_FIELD_SETS } from '#features/library/boards/wire/board-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { changeAccess, removeCollaborator } from './remove-collaborator.service.ts';

const options = z.object({
  board_id: idOption,
  invited_user_id: idOption,
});

const answer = z.object({ board_id: z.string(), invited_user_id: z.string() });

/** Removes somebody from a board; with one's own id, leaves it. Their pins stay theirs. Idempotent. */
export const boardCollaboratorDelete = defineResource({
  name: 'BoardCollaboratorResource.delete',
  summary: 'Removes a collaborator from a board, or leaves it.',
  who: 'person',
  rate: 'write',
  options: options.extend(partOptions(MEMBER_FIELD_SETS, answer)),
  data: answer,
  fieldSets: MEMBER_FIELD_SETS,
  handle: async (context, { board_id, invited_user_id }) => {
    unlessMembersRefused(await removeCollaborator(context, board_id, invited_user_id));
    return { board_id, invited_user_id };
  },
});

/** Sets what a member of the viewer's own board, or somebody invited, may do there. */
export const boardCollaboratorUpdate = defineResource({
  name: 'BoardCollaboratorResource.update',
  summary: 'Changes what a collaborator may do on one of the viewer\u2019s boards.',
  who: 'person',
  rate: 'write',
  options: options.extend({ access: z.enum(BOARD_ACCESS) }),
  data: answer.extend({ access: z.enum(BOARD_ACCESS) }),
  handle: async (context, { board_id, invited_user_id, access }) => {
    await changeAccess(context, { boardId: board_id, userId: invited_user_id, access });
    return { board_id, invited_user_id, access };
  },
});
