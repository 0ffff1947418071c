import { freeSlug, isSameName, MOST_SECTIONS, slugOf } from '#features/library/boards/board-name.ts';
import type { Refused } from '#features/library/boards/board-refusals.ts';
import {
  forgetFormerSectionSlug,
  noteFormerSectionSlug,
} from '#features/library/boards/former-section-slugs.store.ts';
import { listSectionNames } from '#features/library/boards/section-rows.store.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import type { Id } from '#platform/ids/ids.ts';

interface WantedName {
  board: AllowedBoard<'edit' | 'work'>;
  title: string;
  at: Date;
  sectionId?: Id;
}

/** The caller stores the slug. The same name keeps its slug; a former slug still leads to the section. */
export async function claimSectionName(
  tx: Transaction,
  { board, title, at, sectionId }: WantedName,
): Promise<{ slug: string } | Refused> {
  if (isBlankText(title)) return { refused: 'section-name-blank' };
  const named = await listSectionNames(tx, board.id);
  const own = named.find((section) => section.id === sectionId);
  const others = named.filter((section) => section !== own);
  if (others.length >= MOST_SECTIONS) return { refused: 'too-many-sections' };
  if (others.some((section) => isSameName(section.title, title))) return { refused: 'section-name-taken' };
  if (own && isSameName(own.title, title)) return { slug: own.slug };
  const slug = freeSlug(slugOf(title, 'section'), new Set(others.map((section) => section.slug)));
  if (slug === own?.slug) return { slug };
  await forgetFormerSectionSlug(tx, board, slug);
  if (own) await noteFormerSectionSlug(tx, board, own.id, at);
  return { slug };
}
