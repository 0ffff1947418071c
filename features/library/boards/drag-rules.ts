/** What can be dragged. */
export const DRAGGABLE_TYPES = ['pin', 'board', 'section'] as const;

/** Something that is dragged, or that it is dropped on. */
export interface Dragged {
  type: string;
  /** The list whose order it belongs to. */
  list: string;
}

/**
 * What may be done to something with what is dragged: boards merge with boards, pins go into sections, and each kind is
 * put in order among its own, within one list.
 */
export function dropsAllowed(item: Dragged, over: Dragged): { centre: boolean; edge: boolean } {
  const { type } = item;
  const isKnown = DRAGGABLE_TYPES.some((known) => known === type);
  const isAlike = isKnown && type === over.type;
  return {
    centre: (isAlike && type === 'board') || (type === 'pin' && over.type === 'section'),
    edge: isAlike && item.list === over.list,
  };
}
