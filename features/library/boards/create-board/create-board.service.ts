import { type ActingFor, requireActingFor } from '#features/core/identity/acting-access.ts';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { raiseState } from '#features/core/people/person-settings.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { countsOfBoard } from '../board-counts.service.ts';
import { claimBoardName } from '../board-names.service.ts';
import type { Refused } from '../board-refusals.ts';
import { insertBoard, type NewBoard } from './create-board.store.ts';

/** The first one makes the hint about sections due. Of two concurrent calls with one name the second is refused. */
export async function createBoard(
  { db, clock, viewer }: Context & { viewer: PersonViewer },
  board: NewBoard,
  owner: ActingFor = {},
): Promise<{ id: Id } | Refused> {
  requireActingFor(viewer, owner, 'edit-boards');
  return db.transaction(async (tx) => {
    const at = clock.now();
    const claimed = await claimBoardName(tx, { ownerId: viewer.id, name: board.name, at });
    if ('refused' in claimed) return claimed;
    const id = await insertBoard(tx, { ...board, slug: claimed.slug, ownerId: viewer.id, at });
    await raiseState(tx, viewer.id, 'add_section_tooltip', at);
    await changePersonCounts(tx, new Map([[viewer.id, countsOfBoard(board.privacy, 1)]]));
    return { id };
  });
}
