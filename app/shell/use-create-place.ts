import { useRouteLoaderData } from 'react-router';
import { VIEW_TYPES } from '#features/people/event.ts';
import { ANYWHERE, type CreatePlace } from '#features/saves/create-menu/create-place.ts';
import type { loader as loadBoard } from '../pages/board.tsx';
import type { loader as loadProfile } from '../pages/profile.tsx';
import type { loader as loadSection } from '../pages/section.tsx';

/** What of one's own the page shows that something can be added to. */
export function useCreatePlace(): CreatePlace {
  const boardPage = useRouteLoaderData<typeof loadBoard>('pages/board');
  const sectionPage = useRouteLoaderData<typeof loadSection>('pages/section');
  const profilePage = useRouteLoaderData<typeof loadProfile>('pages/profile');
  if (sectionPage?.board.isEditable) {
    return { viewType: VIEW_TYPES.section, boardId: sectionPage.board.id };
  }
  const board = boardPage && 'board' in boardPage ? boardPage.board : null;
  if (board?.isEditable) return { viewType: VIEW_TYPES.board, boardId: board.id };
  return profilePage?.person.isOwner ? { viewType: VIEW_TYPES.profile, boardId: null } : ANYWHERE;
}
