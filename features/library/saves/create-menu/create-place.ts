import { VIEW_TYPES, type ViewType } from '#features/measure/events/event.ts';
import type { SaveTarget } from '../save-target.ts';

/** Where the create menu is opened. */
export interface CreatePlace {
  /** The view that it is opened on; null on pages other than these three. */
  viewType: ViewType | null;
  /** The board shown there, if the viewer may add to it. */
  boardId: string | null;
  /** The target of pins begun there; null unless the page is a board or section that the viewer saves to. */
  target: SaveTarget | null;
}

/** A page that is not a board, a section or the viewer's profile. */
export const ANYWHERE: CreatePlace = { viewType: null, boardId: null, target: null };

/** What can be added besides pins: a section on a board, nothing in a section, elsewhere a board. */
export function addableAt({
  viewType,
  boardId,
}: Pick<CreatePlace, 'viewType' | 'boardId'>): 'board' | 'section' | null {
  if (viewType === VIEW_TYPES.section) return null;
  return viewType === VIEW_TYPES.board && boardId !== null ? 'section' : 'board';
}
