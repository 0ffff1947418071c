import {
  emptySection,
  findDeletedTitle,
  restoreSectionRow,
} from '#features/library/boards/section-rows.store.ts';
import type { Repair } from '#features/library/work/board-work.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { claimSectionName } from '../section-names.service.ts';

/**
 * If the remaining pins cannot leave a deleted section, it is restored with them and can be deleted again. If its
 * name is taken by now, they leave it anyway, at once.
 */
export const bringSectionBack: Repair = async (tx, { action, boards }, at) => {
  const id = parseId(action.section_id);
  const board = boards.get(action.board_id);
  const title = id && (await findDeletedTitle(tx, id));
  if (!id || !board || title === null) return;
  const claimed = await claimSectionName(tx, { board, title, at });
  if ('refused' in claimed) await emptySection(tx, board, id, Number.MAX_SAFE_INTEGER);
  else await restoreSectionRow(tx, board, id, { slug: claimed.slug, at });
};
