import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the search that can be seen: by a slash, where nobody is writing; and on a page whose address wants it, where
 * one types by touch. Closes it as another page comes.
 */
export function useOpening(bar: RefObject<HTMLElement | null>, setOpen: (isOpen: boolean) => void): void {
  const { key, search } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current !== key) setOpen(false);
    arrived.current = key;
    const isWanted = new URLSearchParams(search).get('input_select') === 'true';
    if (isWanted && isSeen(bar.current) && matchMedia('(pointer: coarse)').matches) setOpen(true);
  }, [key, search, bar, setOpen]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
        return;
      }
      if (isWriting(event.target) || !isSeen(bar.current)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [bar, setOpen]);
}

/** Neither hidden on this width, nor behind a dialog. */
function isSeen(bar: HTMLElement | null): boolean {
  return bar?.offsetParent != null && document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
