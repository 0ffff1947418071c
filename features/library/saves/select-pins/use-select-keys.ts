import { useEffect, useRef } from 'react';

/** What keys do while one is choosing. */
interface SelectKeys {
  onEnd: () => void;
  onAll: () => void;
  onDelete: () => void;
}

/** Escape, Ctrl or Command with A, and Delete, unless they are meant for a dialog, a field or a drag. */
export function useSelectKeys(acts: SelectKeys): void {
  const held = useRef(acts);
  useEffect(() => {
    held.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (!act || event.defaultPrevented || isMeantForOthers()) return;
      event.preventDefault();
      held.current[act]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function actOf({ key, ctrlKey, metaKey }: KeyboardEvent): keyof SelectKeys | null {
  if (ctrlKey || metaKey) return key === 'a' ? 'onAll' : null;
  if (key === 'Escape') return 'onEnd';
  return key === 'Delete' ? 'onDelete' : null;
}

function isMeantForOthers(): boolean {
  const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
  return isOpen || document.activeElement?.matches('input:not([type="checkbox"]), textarea') === true;
}
