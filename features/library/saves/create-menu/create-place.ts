import { VIEW_TYPES, type ViewType } from '#features/measure/events/event.ts';
import type { SaveTarget } from '../save-target.ts';

export interface CreatePlace {
  /** Null on other pages. */
  viewType: ViewType | null;
  /** Null if the viewer may not add to it. */
  boardId: string | null;
  /** Null unless the page is a board or section that the viewer saves to. */
  target: SaveTarget | null;
}

export const ANYWHERE: CreatePlace = { viewType: null, boardId: null, target: null };

/** A section on a board, nothing in a section, elsewhere a board. */
export function addableAt({
  viewType,
  boardId,
}: Pick<CreatePlace, 'viewType' | 'boardId'>): 'board' | 'section' | null {
  if (viewType === VIEW_TYPES.section) return null;
  return viewType === VIEW_TYPES.board && boardId !== null ? 'section' : 'board';
}
