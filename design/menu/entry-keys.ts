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

/** Chooses the entry with one of these ids, if the menu has it. Returns false if the element opens no menu. */
export function chooseEntry(trigger: Element, ids: readonly string[]): boolean {
  const choose = menus.get(trigger);
  choose?.(ids);
  return choose !== undefined;
}

export function selectOneOf(entries: readonly MenuEntry[], ids: readonly string[]): void {
  entries.find(({ id, isDisabled }) => ids.includes(id) && !isDisabled)?.onSelect?.();
}
