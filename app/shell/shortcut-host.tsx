import { useEffect, useRef, useState } from 'react';
import { isBehindOverlay, isWriting } from '#design/menu/keys-elsewhere.ts';
import { codeOf, useNotFetchedToast } from '#design/on-demand/code.ts';
import type { ShellViewer } from './shell-data.ts';

export type ShortcutView = 'list' | 'palette' | null;

export type ShortcutHostProps = {
  viewer: ShellViewer;
  shown: ShortcutView;
  onShow: (view: ShortcutView) => void;
};

/** A key that was pressed before the code of the shortcuts was here, and what had the focus then. */
export interface WaitingKey {
  event: KeyboardEvent;
  focused: Element | null;
}

const code = codeOf(async () => (await import('./shortcuts.tsx')).Shortcuts);

/** Loads the shortcuts with the first key that may be one; keys pressed meanwhile wait. */
export function ShortcutHost(props: ShortcutHostProps) {
  const [Shortcuts, setShortcuts] = useState(() => code.read());
  const waiting = useRef<WaitingKey[]>([]);
  const tell = useNotFetchedToast();
  const fetchCode = () => {
    code.fetch().then(
      (component) => setShortcuts(() => component),
      () => {
        waiting.current = [];
        tell(fetchCode);
      },
    );
  };
  const isWanted = props.shown !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time that it is opened
  useEffect(() => {
    if (isWanted && !Shortcuts) fetchCode();
  }, [isWanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens until the code is here
  useEffect(() => {
    if (Shortcuts) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // The browser would go on to its own search.
      if (opensPalette(event)) event.preventDefault();
      else if (event.defaultPrevented || isBehindOverlay() || !maybeShortcut(event)) return;
      waiting.current.push({ event, focused: document.activeElement });
      fetchCode();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [Shortcuts]);
  return Shortcuts && <Shortcuts {...props} takeWaiting={() => waiting.current.splice(0)} />;
}

function maybeShortcut({ key, target }: KeyboardEvent): boolean {
  const isOnCard = target instanceof Element && target.closest('[data-card]');
  return !isWriting(target) && (isOnCard ? /^(\S|Delete|Arrow.*)$/ : /^(\S|Delete)$/).test(key);
}

export const isMac = () => /Mac|iP/.test(navigator.platform);

export function opensPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (isMac() ? metaKey : ctrlKey) && !altKey && !shiftKey;
}
