import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { BOARD_ACCESS, COLLABORATOR_STATUSES } from '#features/library/boards/board-member.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { listCollaborators } from './list-collaborators.service.ts';

/** A board's collaborators, for its members; its owner also sees invited people. */
export const boardCollaboratorsGet = defineResource({
  name: 'BoardCollaboratorsResource.get',
  summary: 'Who works on a board, and what each may do.',
  who: 'person',
  rate: 'read',
  options: z.object({ board_id: idOption }),
  data: z.array(
    z.object({ user: personCard, status: z.enum(COLLABORATOR_STATUSES), access: z.enum(BOARD_ACCESS) }),
  ),
  handle: (context, { board_id }) => listCollaborators(context, board_id),
});
