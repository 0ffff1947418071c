import { type ActingFor, requireActingFor } from '#features/core/identity/acting-access.ts';
import { startCustomOrder } from '#features/core/people/person-flags.service.ts';
import { lockBoardsOfMember } from '#features/library/work/board-work.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findSeenBoards } from '../board.service.ts';
import { reordered } from '../parts/list-order.ts';
import { type KeyedBoard, listKeyedBoards, writePositions } from './reorder-boards.store.ts';

export async function reorderBoards(
  context: ContextFor<'person'>,
  named: readonly Id[],
  subject: ActingFor,
): Promise<void> {
  const { db, viewer, clock } = context;
  const person = requireActingFor(viewer, subject, 'edit-boards');
  await db.transaction(async (tx) => {
    // Boards are locked before people. Of two concurrent calls the second starts from the first one's result.
    const locked = await lockBoardsOfMember(tx, named, viewer.id);
    await startCustomOrder(tx, person);
    const { own, shared } = await listKeyedBoards(tx, viewer.id);
    const ownIds = new Set(own.map((board) => board.id));
    const guests = named.filter((id) => !ownIds.has(id));
    const working = shared.filter(({ id }) => locked.has(id));
    if (guests.length > 0) await requireShared(readingIn(context, tx), guests, working);
    const order = [...own, ...shared].sort(byKey).map((board) => board.id);
    await writePositions(tx, person, reordered(order, named), clock.now());
  });
}

async function requireShared(
  context: Reading,
  ids: readonly Id[],
  shared: readonly KeyedBoard[],
): Promise<void> {
  const working = new Set<string>(shared.map((board) => board.id));
  const visible = new Set((await findSeenBoards(context, ids)).map((board) => board.id));
  const wrong = ids.find((id) => !visible.has(id) || !working.has(id));
  if (!wrong) return;
  const about = { detail: wrong, field: 'board_ids' };
  throw visible.has(wrong)
    ? new Refusal({
        ...about,
        kind: 'forbidden',
        reason: 'not-your-board',
        message: "One of these boards isn't on your profile. Nothing was changed.",
      })
    : new Refusal({
        ...about,
        kind: 'not-found',
        reason: 'board-not-found',
        message: 'A board was not found. Nothing was changed.',
      });
}

function byKey(one: KeyedBoard, other: KeyedBoard): number {
  const [a, b] = [BigInt(one.key), BigInt(other.key)];
  if (a !== b) return a < b ? -1 : 1;
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}
