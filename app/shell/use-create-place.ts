import { useRouteLoaderData } from 'react-router';
import { useProfilePerson } from '#app/profile/use-profile-person.ts';
import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import { ANYWHERE, type CreatePlace } from '#features/library/saves/create-menu/create-place.ts';
import type { SaveTarget } from '#features/library/saves/save-target.ts';
import { VIEW_TYPES } from '#features/measure/events/event.ts';

interface SectionPageData {
  board: BoardPageData;
  section: { id: string; title: string; url: string };
}

/** Their own, where something can be added. */
export function useCreatePlace(): CreatePlace {
  const boardPage = useRouteLoaderData<{ board?: BoardPageData }>('boards/board');
  const sectionPage = useRouteLoaderData<SectionPageData>('boards/section');
  const isOwnProfile = useProfilePerson()?.isOwner === true;
  const board = sectionPage?.board ?? boardPage?.board;
  if (!board?.isOurs) return isOwnProfile ? { ...ANYWHERE, viewType: VIEW_TYPES.profile } : ANYWHERE;
  const target = targetOn(board, sectionPage?.section);
  if (!board.isEditable) return { ...ANYWHERE, target };
  const viewType = sectionPage ? VIEW_TYPES.section : VIEW_TYPES.board;
  return { viewType, boardId: board.id, target };
}

function targetOn({ id, name, url }: BoardPageData, section?: SectionPageData['section']): SaveTarget {
  const narrow = section && { id: section.id, title: section.title, url: section.url };
  return { board: { id, name, url }, section: narrow ?? null };
}
