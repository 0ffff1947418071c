import { useMatches } from 'react-router';
import { useProfilePerson } from '#app/profile/use-profile-person.ts';
import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import { ANYWHERE, type CreatePlace } from '#features/library/saves/create-menu/create-place.ts';
import { newKey } from '#features/library/saves/pin-builder/drafts.ts';
import { carryFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';
import type { SaveTarget } from '#features/library/saves/save-target.ts';
import { VIEW_TYPES } from '#features/measure/events/event.ts';

interface SectionPageData {
  board: BoardPageData;
  section: { id: string; title: string; url: string };
}

/** Their own, where something can be added. */
export function useCreatePlace(): CreatePlace {
  const { board, section } = shownAt(useMatches());
  const isOwnProfile = useProfilePerson()?.isOwner === true;
  if (!board?.isOurs) return isOwnProfile ? { ...ANYWHERE, viewType: VIEW_TYPES.profile } : ANYWHERE;
  const target = targetOn(board, section);
  if (!board.isEditable) return { ...ANYWHERE, target };
  return { viewType: section ? VIEW_TYPES.section : VIEW_TYPES.board, boardId: board.id, target };
}

export type Brought = { files: File[] } | { link: string };

/** For the builder of pins: these files or this link, and the board or section of this page. */
export function pinStateAt(matches: Matches, brought: Brought) {
  const { board, section } = shownAt(matches);
  return {
    ...('files' in brought ? carryFiles(newKey(), brought.files) : { createPinFromLinkUrl: brought.link }),
    createPinOn: board?.isOurs ? targetOn(board, section) : undefined,
  };
}

type Matches = ReturnType<typeof useMatches>;

function shownAt(matches: Matches): Partial<SectionPageData> {
  const match = matches.find(({ id }) => id === 'boards/board' || id === 'boards/section');
  return (match?.loaderData ?? {}) as Partial<SectionPageData>;
}

function targetOn({ id, name, url }: BoardPageData, section?: SectionPageData['section']): SaveTarget {
  const narrow = section && { id: section.id, title: section.title, url: section.url };
  return { board: { id, name, url }, section: narrow ?? null };
}
