import { useEffect, useRef } from 'react';
import { isBehindOverlay } from '#design/menu/keys-elsewhere.ts';
import type { Selecting } from './selecting.ts';

/** What a press is meant for where it is not empty. */
const SOMETHING = 'a, button, input, label, [data-marquee]';

/**
 * While one selects, or with Ctrl or Command, dragging the mouse from between the cards or beside them selects what it
 * touches; with Shift, Ctrl or Command, besides what is selected.
 */
export function useMarquee({ selection, tell }: Selecting): void {
  const held = useRef(selection);
  useEffect(() => {
    held.current = selection;
  });
  useEffect(() => {
    const onDown = async (event: MouseEvent) => {
      const before = held.current;
      const { button, ctrlKey, metaKey, shiftKey, clientX: x, clientY: y } = event;
      const isAdding = ctrlKey || metaKey;
      if (button !== 0 || event.defaultPrevented || !(before.isOn || isAdding)) return;
      if (before.all === 'asked' || isBehindOverlay() || !isBetweenCards(event.target, y)) return;
      // It would select text.
      event.preventDefault();
      const kept = isAdding || shiftKey ? [...before.ids] : [];
      const { startMarquee } = await import('#design/marquee/start-marquee.ts');
      startMarquee(
        { x, y },
        {
          onTouch: (touched) => {
            if (!held.current.isOn) tell({ name: 'begin' });
            tell({ name: 'these', ids: [...new Set([...kept, ...touched])] });
          },
          onCancel: () => tell(before.isOn ? { name: 'these', ids: [...before.ids] } : { name: 'end' }),
        },
      );
    };
    window.addEventListener('mousedown', onDown);
    return () => window.removeEventListener('mousedown', onDown);
  }, [tell]);
}

function isBetweenCards(target: EventTarget | null, y: number): boolean {
  if (!(target instanceof Element) || target.closest(SOMETHING) || !target.closest('main')) return false;
  const wall = document.querySelector('main [data-marquee]')?.closest('ul');
  return wall !== null && wall !== undefined && y >= wall.getBoundingClientRect().top;
}
