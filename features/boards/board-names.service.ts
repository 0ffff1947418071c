import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freeSlug, isBlankName, isSameName, MOST_BOARDS, slugOf } from './board-name.ts';
import { lockBoardNames } from './board-names.store.ts';
import type { Refused } from './board-refusals.ts';

/**
 * The slug under which a person's board of this name can stand; a person has each name once. `boardId` is the board
 * that is to be called so, where there is one already.
 */
export async function claimBoardName(
  tx: Transaction,
  ownerId: Id,
  name: string,
  boardId: Id | null = null,
): Promise<{ slug: string } | Refused> {
  if (isBlankName(name)) return { refused: 'board-name-blank' };
  const named = await lockBoardNames(tx, ownerId);
  const others = named.filter((board) => board.id !== boardId);
  if (others.length >= MOST_BOARDS) return { refused: 'too-many-boards' };
  if (others.some((board) => isSameName(board.name, name))) return { refused: 'board-name-taken' };
  return { slug: freeSlug(slugOf(name, 'board'), new Set(others.map((board) => board.slug))) };
}
