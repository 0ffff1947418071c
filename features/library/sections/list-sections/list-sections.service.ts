import { type BoardName, requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type ShownSection, showSections } from '../section.service.ts';
import { listSectionsOf } from './list-sections.store.ts';

export async function listSections(
  context: Context,
  name: BoardName,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownSection>> {
  const board = await requireVisibleBoard(context, name);
  const rows = await listSectionsOf(context.db, board.row.id, {
    after: after && { rank: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const items = await showSections(context, board, shown);
  return { items, next: last ? [last.rank, last.id] : null };
}
