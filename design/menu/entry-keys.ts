import { type RefObject, useEffect } from 'react';
import type { MenuEntry } from './menu.tsx';

type Choose = (ids: readonly string[]) => void;

const menus = new WeakMap<Element, Choose>();

/** Lets a key choose an entry of a closed menu. */
export function useEntryKeys(trigger: RefObject<Element | null>, choose: Choose): void {
  useEffect(() => {
    if (trigger.current) menus.set(trigger.current, choose);
  });
}

/** Chooses the entry with one of these ids, if the menu has it. */
export function chooseEntry(trigger: Element, ids: readonly string[]): void {
  menus.get(trigger)?.(ids);
}

export function selectOneOf(entries: readonly MenuEntry[], ids: readonly string[]): void {
  entries.find(({ id }) => ids.includes(id))?.onSelect?.();
}
