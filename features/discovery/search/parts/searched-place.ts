import type { useMatches } from 'react-router';
import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import type { PinFilters, Sought } from '../search-filters.ts';

/** A board or profile within which a search looks. */
export type SearchedPlace = Pick<PinFilters, 'board' | 'person'> & { name: string };

interface PageData {
  board: BoardPageData;
  person: { username: string; fullName: string; isOwner: boolean; isOpen: boolean };
  sought: Sought;
  place: string | null;
}

/** Whose page this is, and whether the search looks there now; on one's own profile it looks there anyway. */
export function placeOn(
  matches: ReturnType<typeof useMatches>,
): { place: SearchedPlace; isSearched: boolean } | null {
  for (const { id, loaderData } of matches) {
    const { board, person, sought, place } = (loaderData ?? {}) as Partial<PageData>;
    if (id === 'search/search' && sought && place) {
      return { place: { board: sought.board, person: sought.person, name: place }, isSearched: true };
    }
    if ((id === 'boards/board' || id === 'boards/section') && board) {
      return { place: { board: board.id, person: null, name: board.name }, isSearched: false };
    }
    if (person?.isOwner === false && person.isOpen) {
      const { username, fullName } = person;
      return { place: { board: null, person: username, name: fullName || username }, isSearched: false };
    }
  }
  return null;
}
