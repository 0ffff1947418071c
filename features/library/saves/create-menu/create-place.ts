import { VIEW_TYPES, type ViewType } from '#features/measure/events/event.ts';
import type { SaveTarget } from '../save-target.ts';

/** Where the create menu is opened. */
export interface CreatePlace {
  /** The view it stands on; null on all pages that are none of the three. */
  viewType: ViewType | null;
  /** The board that is shown there, where the viewer may add to it. */
  boardId: string | null;
  /** Where pins go that are begun there; null where the page is no board or section that the viewer saves to. */
  target: SaveTarget | null;
}

/** A page that is no board, section or profile of one's own. */
export const ANYWHERE: CreatePlace = { viewType: null, boardId: null, target: null };

/** What can be added besides pins: a section on a board, nothing in a section, elsewhere a board. */
export function addableAt({
  viewType,
  boardId,
}: Pick<CreatePlace, 'viewType' | 'boardId'>): 'board' | 'section' | null {
  if (viewType === VIEW_TYPES.section) return null;
  return viewType === VIEW_TYPES.board && boardId !== null ? 'section' : 'board';
}
