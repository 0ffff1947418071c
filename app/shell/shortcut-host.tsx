import { useEffect, useRef, useState } from 'react';
import { latePart } from '#design/on-demand/late-part.tsx';
import type { ShellViewer } from './shell-data.ts';

export type ShortcutView = 'list' | 'palette' | null;

export type ShortcutHostProps = {
  viewer: ShellViewer;
  shown: ShortcutView;
  onShow: (view: ShortcutView) => void;
};

const Shortcuts = latePart(async () => (await import('./shortcuts.tsx')).Shortcuts);

/** Their code comes with the first key outside of a field that may be one; those pressed meanwhile wait for it. */
export function ShortcutHost(props: ShortcutHostProps) {
  const [isWanted, setWanted] = useState(false);
  const waiting = useRef<KeyboardEvent[]>([]);
  const [isReady, setReady] = useState(false);
  if (props.shown && !isWanted) setWanted(true);
  useEffect(() => {
    if (isReady) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPalette = opensPalette(event);
      // The browser would go on to its own search.
      if (isPalette) event.preventDefault();
      else if (isWriting(event.target) || !/^(\S|Delete)$/.test(event.key)) return;
      waiting.current.push(event);
      setWanted(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isReady]);
  const take = () => {
    setReady(true);
    return waiting.current.splice(0);
  };
  return isWanted && <Shortcuts {...props} takeWaiting={take} before={null} />;
}

export function opensPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
