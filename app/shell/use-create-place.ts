import { useMatches, useRouteLoaderData } from 'react-router';
import type { BoardPageData } from '#features/boards/show-board/board-page-data.ts';
import { VIEW_TYPES } from '#features/people/event.ts';
import type { ProfilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { ANYWHERE, type CreatePlace } from '#features/saves/create-menu/create-place.ts';

/** What of one's own the page shows that something can be added to. */
export function useCreatePlace(): CreatePlace {
  const boardPage = useRouteLoaderData<{ board?: BoardPageData }>('pages/board');
  const sectionPage = useRouteLoaderData<{ board: BoardPageData }>('pages/section');
  const isOwnProfile = useMatches().some(({ loaderData }) => isOfOwner(loaderData));
  if (sectionPage?.board.isEditable) {
    return { viewType: VIEW_TYPES.section, boardId: sectionPage.board.id };
  }
  const board = boardPage?.board;
  if (board?.isEditable) return { viewType: VIEW_TYPES.board, boardId: board.id };
  return isOwnProfile ? { viewType: VIEW_TYPES.profile, boardId: null } : ANYWHERE;
}

/** Every page of a profile loads its person. */
function isOfOwner(loaderData: unknown): boolean {
  const { person } = (loaderData ?? {}) as { person?: Partial<ProfilePageData> };
  return person?.isOwner === true;
}
