import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freeSlug, isSameName, MOST_SECTIONS, slugOf } from './board-name.ts';
import type { Refused } from './board-refusals.ts';
import { listSectionNames } from './section-rows.store.ts';

/** The slug under which a section of this name can stand on a board, which the caller has locked. */
export async function claimSectionName(
  tx: Transaction,
  boardId: Id,
  title: string,
  sectionId: Id | null = null,
): Promise<{ slug: string } | Refused> {
  if (isBlankText(title)) return { refused: 'section-name-blank' };
  const named = await listSectionNames(tx, boardId);
  const own = named.find((section) => section.id === sectionId);
  const others = named.filter((section) => section !== own);
  if (others.length >= MOST_SECTIONS) return { refused: 'too-many-sections' };
  if (others.some((section) => isSameName(section.title, title))) return { refused: 'section-name-taken' };
  if (own && isSameName(own.title, title)) return { slug: own.slug };
  return { slug: freeSlug(slugOf(title, 'section'), new Set(others.map((section) => section.slug))) };
}
