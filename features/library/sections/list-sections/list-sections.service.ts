import { type BoardName, requireVisibleBoard } from '#features/library/boards/board.service.ts';
import type { SectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { presentSections } from '../section.service.ts';
import { listSectionsOf } from './list-sections.store.ts';

export async function listSections(
  context: Context,
  name: BoardName,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<SectionAnswer>> {
  const board = await requireVisibleBoard(context, name);
  const boardId = parseId(board.id);
  if (!boardId) throw new Error('a board without an id');
  const rows = await listSectionsOf(context.db, boardId, {
    after: after && { rank: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const items = await presentSections(context, board, shown);
  return { items, next: last ? [last.rank, last.id] : null };
}
