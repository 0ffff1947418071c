import { useRouteLoaderData } from 'react-router';
import type { BoardPageData } from '#features/boards/show-board/board-page-data.ts';
import { VIEW_TYPES } from '#features/people/event.ts';
import type { ProfilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { ANYWHERE, type CreatePlace } from '#features/saves/create-menu/create-place.ts';

/** What of one's own the page shows that something can be added to. */
export function useCreatePlace(): CreatePlace {
  const boardPage = useRouteLoaderData<{ board?: BoardPageData }>('pages/board');
  const sectionPage = useRouteLoaderData<{ board: BoardPageData }>('pages/section');
  const profilePage = useRouteLoaderData<{ person: ProfilePageData }>('pages/profile');
  if (sectionPage?.board.isEditable) {
    return { viewType: VIEW_TYPES.section, boardId: sectionPage.board.id };
  }
  const board = boardPage?.board;
  if (board?.isEditable) return { viewType: VIEW_TYPES.board, boardId: board.id };
  return profilePage?.person.isOwner ? { viewType: VIEW_TYPES.profile, boardId: null } : ANYWHERE;
}
