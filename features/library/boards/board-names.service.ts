import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freeSlug, isSameName, MOST_BOARDS, slugOf } from './board-name.ts';
import { lockBoardNames, type NamedBoard } from './board-names.store.ts';
import type { Refused } from './board-refusals.ts';
import { forgetFormerSlug, noteFormerSlug } from './former-slugs.store.ts';

interface WantedName {
  ownerId: Id;
  name: string;
  at: Date;
  /** The board that is to be called so, where there is one already, be it deleted. */
  board?: NamedBoard;
  /** Whether somebody renames it who is not its owner: they must not learn from it what hidden boards are called. */
  isByGuest?: boolean;
}

/**
 * The slug for a person's board of this name, which the caller stores. A person has each name once, except that a
 * collaborator may give a board the name of one hidden from them. While the name says the same, or where a collaborator
 * changes it, the board keeps its slug; the former slug of a live board still leads to it.
 */
export async function claimBoardName(
  tx: Transaction,
  { ownerId, name, at, board, isByGuest = false }: WantedName,
): Promise<{ slug: string } | Refused> {
  if (isBlankText(name)) return { refused: 'board-name-blank' };
  const named = await lockBoardNames(tx, ownerId);
  const live = named.find((other) => other.id === board?.id);
  const others = named.filter((other) => other !== live);
  if (others.length >= MOST_BOARDS) return { refused: 'too-many-boards' };
  // It may have it beside a hidden board, whose name a guest has not heard of.
  if (live && isSameName(live.name, name)) return { slug: live.slug };
  const known = isByGuest ? others.filter((other) => other.is_open) : others;
  if (known.some((other) => isSameName(other.name, name))) return { refused: 'board-name-taken' };
  // Another slug would tell whether the one that goes with the name is taken.
  if (isByGuest && live) return { slug: live.slug };
  const slug = slugFor(name, live ?? board, new Set(others.map((other) => other.slug)));
  if (slug === live?.slug) return { slug };
  await forgetFormerSlug(tx, ownerId, slug);
  if (live) await noteFormerSlug(tx, live.id, at);
  return { slug };
}

function slugFor(name: string, board: NamedBoard | undefined, taken: ReadonlySet<string>): string {
  if (board && isSameName(board.name, name) && !taken.has(board.slug)) return board.slug;
  return freeSlug(slugOf(name, 'board'), taken);
}
