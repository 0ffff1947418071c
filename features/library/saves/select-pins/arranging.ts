import { createContext, type RefObject, useContext } from 'react';
import type { Selection, SelectionEvent } from './selection.ts';

/** The list whose pins are put in order and chosen: that of a board, or of a section of one. */
export interface ArrangedPlace {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
}

export interface Arranging extends ArrangedPlace {
  /** Its id. */
  list: string;
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  /** The pins of the list as they stand now. */
  order: RefObject<readonly string[]>;
}

export const ArrangingContext = createContext<Arranging | null>(null);

/** What is done with the pins around; null where the viewer may not arrange them. */
export function useArranging(): Arranging | null {
  return useContext(ArrangingContext);
}
