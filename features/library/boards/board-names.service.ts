import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freeSlug, isSameName, MOST_BOARDS, slugOf } from './board-name.ts';
import type { Refused } from './board-refusals.ts';
import { forgetFormerSlug, lockBoardNames, type NamedBoard, noteFormerSlug } from './former-slugs.store.ts';

interface WantedName {
  ownerId: Id;
  name: string;
  at: Date;
  board?: NamedBoard;
  /** A collaborator renames it: the result must not reveal the names of hidden boards. */
  isByGuest?: boolean;
}

/**
 * A person's board names are unique, except that a collaborator may reuse the name of a board hidden from them.
 * Same names and collaborators' changes keep the slug; a live board's former slug still leads to it.
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
  if (live && isSameName(live.name, name)) return { slug: live.slug };
  const known = isByGuest ? others.filter((other) => other.is_open) : others;
  if (known.some((other) => isSameName(other.name, name))) return { refused: 'board-name-taken' };
  // A new slug would reveal whether the name's own slug is taken.
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
