import { arePrivateOpen } from '#features/core/people/person.service.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { fillPage } from '../found-page.ts';
import { listFoundBoards } from './find-boards.store.ts';

export async function findBoards(
  context: Context,
  { query }: { query: string },
  request: PageRequest & { pageSize: number },
): Promise<Page<ShownBoard>> {
  if (query === '') return { items: [], next: null };
  const { db, viewer } = context;
  const looking = { viewerId: viewer.id, arePrivateOpen: arePrivateOpen(context) };
  return fillPage(request, {
    read: (after, limit) => listFoundBoards(db, looking, { query, after, limit }),
    present: (rows) =>
      listVisibleBoards(
        context,
        rows.map(({ id }) => id),
      ),
  });
}
