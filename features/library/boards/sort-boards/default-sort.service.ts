import { readOwnSettings } from '#features/core/people/person-settings.service.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { hasGroupBoards } from '../board-members.store.ts';
import { type BoardSort, boardSortFor } from '../board-sort.ts';
import { readVisitSort } from './visit-sort.ts';

/** If `updated` is null, a choice from earlier in this visit counts as just made. */
export async function defaultSort(
  context: ContextFor<'person'>,
  updated: BoardSort | null,
): Promise<BoardSort> {
  const { db, viewer, flags, request } = context;
  const settings = await readOwnSettings(context);
  const isGroupFirst = flags.isOn('group_boards_at_top');
  return boardSortFor({
    isOwner: true,
    updated: updated ?? readVisitSort(request.headers.get('cookie') ?? '', viewer.username),
    stored: settings.most_recent_board_sort_order,
    hasCustomOrder: settings.has_custom_board_sorting_order,
    hasGroupBoards: isGroupFirst && (await hasGroupBoards(db, viewer.id)),
    isGroupFirst,
  });
}
