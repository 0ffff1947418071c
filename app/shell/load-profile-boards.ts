import { boardCardData } from '#features/boards/board-card-data.ts';
import { viewOf } from '#features/boards/board-layout.ts';
import { type BoardSort, boardSortIn, DEFAULT_BOARD_SORT } from '#features/boards/board-sort.ts';
import { boardListOptions } from '#features/boards/list-boards/board-list-options.ts';
import { profileCardData } from '#features/boards/profile-cards/profile-card-data.ts';
import type { PageContext } from '../page-context.ts';

/** Whose boards are asked for, and the order that the address names. */
interface Wanted {
  isOwner: boolean;
  chosen: string | null;
}

/** The order in which the boards of a profile stand for this viewer. */
export async function sortFor({ call }: PageContext, { isOwner, chosen }: Wanted): Promise<BoardSort> {
  if (!isOwner) return DEFAULT_BOARD_SORT;
  return (await call('BoardSortResource.get', { sort: boardSortIn(chosen) })).data.sort;
}

/** The first boards of a profile in their order. */
export async function loadProfileBoards(page: PageContext, username: string, wanted: Wanted) {
  const sort = await sortFor(page, wanted);
  const { data, bookmark } = await page.call('BoardsResource.get', boardListOptions(username, sort));
  return { sort, boards: { items: data.map(boardCardData), bookmark } };
}

/** How large the viewer likes their own boards, and the cards that stand among them. */
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
