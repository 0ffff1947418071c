import type { Accepts } from '#design/drag-and-drop/zones.ts';

export const DRAGGABLE_TYPES = ['pin', 'board', 'section', 'carouselitem'] as const;

export interface Dragged {
  type: string;
  list: string;
}

/** Boards merge with boards, pins go into sections, and each kind can be reordered within its own list. */
export function dropsAllowed(item: Dragged, over: Dragged): Accepts {
  const { type } = item;
  const isKnown = DRAGGABLE_TYPES.some((known) => known === type);
  const isAlike = isKnown && type === over.type;
  return {
    centre: type === 'pin' && over.type === 'section' ? 'everywhere' : isAlike && type === 'board',
    edge: isAlike && item.list === over.list,
  };
}
