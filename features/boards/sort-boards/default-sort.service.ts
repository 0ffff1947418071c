import type { ContextFor } from '#platform/resource/resource.ts';
import { type BoardSort, boardSortFor } from '../board-sort.ts';
import { findSortFacts } from './default-sort.store.ts';
import { readVisitSort } from './visit-sort.ts';

/** How the viewer's own boards are sorted; `updated` is what they have just chosen, if not earlier in this visit. */
export async function defaultSort(
  { db, viewer, flags, request }: ContextFor<'person'>,
  updated: BoardSort | null,
): Promise<BoardSort> {
  const { stored, has_custom_order, has_group_boards } = await findSortFacts(db, viewer.id);
  return boardSortFor({
    isOwner: true,
    updated: updated ?? readVisitSort(request.headers.get('cookie') ?? '', viewer.username),
    stored,
    hasCustomOrder: has_custom_order,
    hasGroupBoards: has_group_boards,
    isGroupFirst: flags.isOn('group_boards_at_top'),
  });
}
