import { type KeyboardEvent, useState } from 'react';
import type { SearchChoice } from './search-choices.ts';

interface Acts {
  choose: (choice: SearchChoice) => void;
  close: () => void;
}

/** Arrows move through the choices while the focus stays in the input, Enter takes the one they stand at. */
export function useListKeys(choices: readonly SearchChoice[], { choose, close }: Acts) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const at = choices.findIndex(({ id }) => id === activeId);
  const active = choices[at] ?? null;
  const move = (to: number) => {
    // Past either end stands the input itself.
    const places = choices.length + 1;
    setActiveId(choices[((to + 1 + places) % places) - 1]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(at + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { active, setActive: (choice: SearchChoice | null) => setActiveId(choice?.id ?? null), onKeyDown };
}
