import { createContext, type RefObject, useContext } from 'react';
import type { Selection, SelectionEvent } from './selection.ts';

/** The list whose pins are arranged and selected: a board or a section. */
export interface ArrangedPlace {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
}

export interface Arranging extends ArrangedPlace {
  /** Its id. */
  list: string;
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  /** The pins of the list in their current order. */
  order: RefObject<readonly string[]>;
}

export const ArrangingContext = createContext<Arranging | null>(null);

/** The arranging state around this component; null if the viewer may not arrange pins. */
export function useArranging(): Arranging | null {
  return useContext(ArrangingContext);
}
