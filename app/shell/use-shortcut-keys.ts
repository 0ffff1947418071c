import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { chooseEntry } from '#design/menu/entry-keys.ts';
import { toast } from '#design/toast/toast.ts';
import { focusedCard, moveInDirection, moveThroughCards, onceGone } from './card-focus.ts';
import { areKeysOn } from './keys-switch.ts';
import { isWriting, opensPalette, type ShortcutView } from './shortcut-host.tsx';

type Tools = { username: string; onShow: (view: ShortcutView) => void };

/** How long G waits for its second key, ms. */
const SECOND_KEY_MS = 1500;

/** The entries of the menu of a pin, board or section that a key chooses. */
const ENTRIES: Record<string, readonly string[]> = {
  e: ['edit', 'rename'],
  m: ['move'],
  delete: ['delete'],
};

/** Begins with the keys that came before this code. */
export function useShortcutKeys({ username, onShow }: Tools, takeWaiting: () => KeyboardEvent[]): void {
  const navigate = useNavigate();
  const goneAt = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = (event: KeyboardEvent, isWaiting = false) => {
    if (event.isComposing || isBehindDialog()) return;
    if (opensPalette(event)) {
      event.preventDefault();
      onShow('palette');
      return;
    }
    if (isWriting(event.target) || (event.defaultPrevented && !isWaiting)) return;
    const key = event.key.toLowerCase();
    const to = isSecond(goneAt, event) ? pagesOf(username)[key] : undefined;
    goneAt.current = Number.NEGATIVE_INFINITY;
    if (to) void navigate(to);
    else if (!take(event, key, { onShow, goneAt })) return;
    event.preventDefault();
  };
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that waited count once
  useEffect(() => {
    for (const event of takeWaiting()) latest.current(event, true);
    const listen = (event: KeyboardEvent) => latest.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const pagesOf = (username: string): Record<string, string> => ({
  h: '/',
  p: `/${username}/`,
  n: '/news/',
});

function isSecond(goneAt: RefObject<number>, event: KeyboardEvent): boolean {
  return (
    event.timeStamp - goneAt.current < SECOND_KEY_MS && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

type Taking = { onShow: Tools['onShow']; goneAt: RefObject<number> };

/** True if it was one. */
function take(event: KeyboardEvent, key: string, { onShow, goneAt }: Taking): boolean {
  if (event.ctrlKey || event.metaKey)
    return key === 'z' && !event.shiftKey && !event.altKey && toast.undoLatest();
  if (event.altKey || !areKeysOn()) return false;
  if (key === '?') onShow('list');
  else if (event.shiftKey) return false;
  else if (key === 'g') goneAt.current = event.timeStamp;
  else if (key === 'j' || key === 'k') return moveThroughCards(key === 'j' ? 1 : -1);
  else if (key.startsWith('arrow')) return moveInDirection(key);
  else return press(key);
  return true;
}

/** Of the card that has the focus, or else of what the page is about. */
function press(key: string): boolean {
  const name = key === 'delete' ? 'Delete' : key.toUpperCase();
  const card = focusedCard();
  const scope = card ?? document.querySelector('main');
  const controls = scope?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${name}"]`) ?? [];
  const control = [...controls].find((one) => card || !one.closest('[data-card]'));
  if (!control) return false;
  const entries = ENTRIES[key];
  if (entries) chooseEntry(control, entries);
  else control.click();
  if (card && key === 'delete') onceGone(card);
  return true;
}

function isBehindDialog(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}
