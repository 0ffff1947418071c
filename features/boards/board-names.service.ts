import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freeSlug, isSameName, MOST_BOARDS, slugOf } from './board-name.ts';
import { lockBoardNames, type NamedBoard } from './board-names.store.ts';
import type { Refused } from './board-refusals.ts';

/**
 * The slug under which a person's board of this name can stand; a person has each name once. `board` is the one that
 * is to be called so, where there is one already: as long as its name says the same, it keeps its slug.
 */
export async function claimBoardName(
  tx: Transaction,
  ownerId: Id,
  name: string,
  board: NamedBoard | null = null,
): Promise<{ slug: string } | Refused> {
  if (isBlankText(name)) return { refused: 'board-name-blank' };
  const named = await lockBoardNames(tx, ownerId);
  const others = named.filter((other) => other.id !== board?.id);
  if (others.length >= MOST_BOARDS) return { refused: 'too-many-boards' };
  if (others.some((other) => isSameName(other.name, name))) return { refused: 'board-name-taken' };
  const taken = new Set(others.map((other) => other.slug));
  if (board && isSameName(board.name, name) && !taken.has(board.slug)) return { slug: board.slug };
  return { slug: freeSlug(slugOf(name, 'board'), taken) };
}
