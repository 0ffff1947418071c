import type { PageContext } from '#app/server/page-context.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { viewOf } from '#features/library/boards/board-layout.ts';
import { type BoardSort, boardSortIn, DEFAULT_BOARD_SORT } from '#features/library/boards/board-sort.ts';
import type { BoardFilter } from '#features/library/boards/filter-boards/board-filter.ts';
import {
  boardListOptions,
  filteredBoardsOptions,
} from '#features/library/boards/list-boards/board-list-options.ts';
import { profileCardData } from '#features/library/boards/profile-cards/profile-cards.ts';

interface Wanted {
  isOwner: boolean;
  chosen: string | null;
}

/** Owners by a limited login have the default; who may only look at a business has its order. */
export async function sortFor(
  { call, viewer }: PageContext,
  { isOwner, chosen }: Wanted,
): Promise<BoardSort> {
  const isAsked = viewer.kind === 'person' || (viewer.kind === 'limited' && viewer.acting);
  if (!isOwner || !isAsked) return DEFAULT_BOARD_SORT;
  return (await call('BoardSortResource.get', { sort: boardSortIn(chosen) })).data.sort;
}

export async function loadProfileBoards(
  page: PageContext,
  username: string,
  { bookmarks = [], ...wanted }: Wanted & { bookmarks?: string[] },
) {
  const sort = await sortFor(page, wanted);
  const options = { ...boardListOptions(username, sort), bookmarks };
  const { data, bookmark } = await page.call('BoardsResource.get', options);
  return { sort, boards: { items: data.map(boardCardData), bookmark } };
}

const FILTERED = 'GET /v3/users/me/boards/filtered/feed/';

/** All without a filter. */
export async function loadOwnBoards(page: PageContext, username: string, filter: BoardFilter | null) {
  if (!filter) return loadProfileBoards(page, username, { isOwner: true, chosen: null });
  const sort = await sortFor(page, { isOwner: true, chosen: null });
  const { data, bookmark } = await page.call(FILTERED, filteredBoardsOptions(filter, sort));
  return { sort, boards: { items: data.map(boardCardData), bookmark } };
}

/** Secret and archived only where there are such boards. */
export async function offeredFilters({ call }: PageContext, profile: PersonProfile): Promise<BoardFilter[]> {
  const isCounted = (profile.secret_board_count ?? 0) > 0;
  // Secret boards of others that the viewer collaborates on are in no count.
  const hasSecret =
    isCounted || (await call(FILTERED, { filter_types: 'secret', page_size: 1 })).data.length > 0;
  const hasArchived = (profile.archived_board_count ?? 0) > 0;
  return ['group', ...(hasSecret ? ['secret' as const] : []), ...(hasArchived ? ['archived' as const] : [])];
}

export async function loadOwnLayout({ call }: PageContext, isOwner: boolean) {
  if (!isOwner) return { view: viewOf(null), cards: [] };
  const [layout, cards] = await Promise.all([
    call('UserMetadataResource.get', {}),
    call('ProfileCardsResource.get', {}),
  ]);
  return {
    view: viewOf(layout.data.profile_board_rep_view_type),
    cards: cards.data.map(profileCardData),
  };
}
