import { useMatches, useRouteLoaderData } from 'react-router';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
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
  const isOwnProfile = useMatches().some(({ loaderData }) => isOfOwner(loaderData));
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

/** Every page of a profile loads its person. */
function isOfOwner(loaderData: unknown): boolean {
  const { person } = (loaderData ?? {}) as { person?: Partial<ProfilePageData> };
  return person?.isOwner === true;
}
