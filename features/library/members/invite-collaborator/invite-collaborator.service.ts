import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import { personNotFound } from '#features/core/people/person-refusals.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { requireBoardFor } from '#features/library/boards/board.service.ts';
import { insertInvite } from '#features/library/boards/board-invites.store.ts';
import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { accessList, MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import type { MembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { mapMembers, putMember } from '#features/library/boards/board-members.store.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BoardMemberEvent } from '../board-member-event.ts';
import { INVITE_RULES, type InviteInput } from './invite-collaborator.ts';

/** Nothing changes for members and invited people, and nobody is notified twice. */
export async function inviteToBoard(
  context: ContextFor<'person'>,
  input: InviteInput,
): Promise<{ ids: Id[] } | MembersRefused> {
  const { db, viewer, clock } = context;
  await requireBoardFor(context, 'invite', input.boardId);
  const ids = await requirePeople(context, input);
  if (ids.includes(viewer.id)) return { refused: 'owner-of-board' };
  const before = await mapMembers(db, input.boardId);
  for (const id of ids.filter((one) => !before.has(one))) {
    await requireAttempt(context, [
      [INVITE_RULES.byInviter, viewer.id],
      [INVITE_RULES.byPair, `${viewer.id} ${id}`],
    ]);
  }
  return db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'invite', input.boardId);
    await requirePeople(readingIn(context, tx), input);
    const known = await mapMembers(tx, board.id);
    const asked = ids.filter((id) => !known.has(id));
    if (known.size + asked.length > MOST_COLLABORATORS) return { refused: 'too-many-collaborators' };
    const access = accessList(input.access);
    for (const id of asked) {
      await ask(context, tx, { board, id, access, at: clock.now() });
    }
    return { ids };
  });
}

async function requirePeople(context: Reading, { ids, username }: InviteInput): Promise<Id[]> {
  const named = username ? [(await requireVisiblePerson(context, { username })).row.id] : [];
  const wanted = [...new Set([...ids, ...named])];
  const visible = await findVisiblePeople(context, wanted);
  if (wanted.some((id) => !visible.has(id))) throw personNotFound();
  return wanted;
}

interface Asked {
  board: AllowedBoard<'invite'>;
  id: Id;
  access: string[];
  at: Date;
}

async function ask(
  { events, viewer }: ContextFor<'person'>,
  tx: Transaction,
  { board, id, access, at }: Asked,
): Promise<void> {
  await putMember(tx, board, { user_id: id, status: 'invited', access, at });
  await insertInvite(tx, board, { invitedId: id, invitedById: viewer.id, at });
  await events.emit(tx, BoardMemberEvent, {
    ...{ what: 'board_invite', board_id: board.id, actor_id: viewer.id, person_id: id },
  });
}
