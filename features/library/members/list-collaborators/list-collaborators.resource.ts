import { z } from 'zod';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { BOARD_ACCESS, COLLABORATOR_STATUSES } from '#features/library/boards/board-member.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { listCollaborators } from './list-collaborators.service.ts';

/** A board's collaborators, for its members; its owner also sees invited people. */
export const boardCollaboratorsGet = defineResource({
  name: 'BoardCollaboratorsResource.get',
  summary: 'The collaborators of a board, and what each may do.',
  who: 'person',
  rate: 'read',
  acting: 'edit-boards',
  options: z.object({ board_id: idOption }),
  data: z.array(
    z.object({ user: personCard, status: z.enum(COLLABORATOR_STATUSES), access: z.enum(BOARD_ACCESS) }),
  ),
  handle: async (context, { board_id }) => {
    const listed = await listCollaborators(context, board_id);
    return listed.map(({ user, ...membership }) => ({
      user: presentPersonCard(user, context.config.origin),
      ...membership,
    }));
  },
});
