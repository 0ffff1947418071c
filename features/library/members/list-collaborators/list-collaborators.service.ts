import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { requireBoardFor } from '#features/library/boards/board.service.ts';
import { accessOf, type BoardAccess } from '#features/library/boards/board-member.ts';
import { mapMembers } from '#features/library/boards/board-members.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';

interface Collaborator {
  user: PersonCard;
  status: 'invited' | 'accepted';
  access: BoardAccess;
}

/** Leaves out people whom the viewer cannot see. */
export async function listCollaborators(context: ContextFor<'person'>, boardId: Id): Promise<Collaborator[]> {
  const { owner_id } = await requireBoardFor(context, 'save', boardId);
  const members = await mapMembers(context.db, boardId);
  const people = await findVisiblePeople(context, [...members.keys()]);
  return [...members.values()].flatMap(({ user_id, status, access }) => {
    const user = people.get(user_id);
    if (!user || (status === 'invited' && owner_id !== context.viewer.id)) return [];
    return { user, status, access: accessOf(access) };
  });
}
