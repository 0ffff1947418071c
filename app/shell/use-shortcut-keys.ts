import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { chooseEntry } from '#design/menu/entry-keys.ts';
import { isBehindOverlay, isWriting } from '#design/menu/keys-elsewhere.ts';
import { undoLatest } from '#design/toast/undo-latest.ts';
import { areKeysOn } from '#platform/browser/single-keys.ts';
import { focusedCard, moveInDirection, moveThroughCards, onceGone } from './card-focus.ts';
import { opensPalette, type ShortcutView, type WaitingKey } from './shortcut-host.tsx';

type Tools = { username: string; onShow: (view: ShortcutView) => void };

/** How long G waits for its second key, ms. */
const SECOND_KEY_MS = 1500;

/** The entries of the menu of a pin, board or section that a key chooses. */
const ENTRIES: Record<string, readonly string[]> = {
  e: ['edit', 'rename'],
  m: ['move'],
  delete: ['delete'],
};

/** First handles the keys pressed before this code was loaded. */
export function useShortcutKeys({ username, onShow }: Tools, takeWaiting: () => WaitingKey[]): void {
  const navigate = useNavigate();
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = (event: KeyboardEvent) => {
    const isPalette = opensPalette(event);
    if (isPalette) event.preventDefault();
    if (event.isComposing || isBehindOverlay()) return;
    if (isPalette) return onShow('palette');
    if (isWriting(event.target) || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    // A held key must not change one thing after another.
    if (event.repeat && !/^(j|k|arrow.*)$/.test(key)) return;
    const to = isSecond(pressedG, event) ? pagesOf(username)[key] : undefined;
    pressedG.current = Number.NEGATIVE_INFINITY;
    if (to) void navigate(to);
    else if (!take(event, key, { onShow, pressedG })) return;
    event.preventDefault();
  };
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that waited count once
  useEffect(() => {
    // A key counts only for what had the focus when it was pressed.
    const focusedNow = document.activeElement;
    const meant = takeWaiting().filter(({ focused }) => focused === focusedNow);
    for (const { event } of meant) latest.current(event);
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

function isSecond(pressedG: RefObject<number>, event: KeyboardEvent): boolean {
  return (
    event.timeStamp - pressedG.current < SECOND_KEY_MS && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

type Taking = { onShow: Tools['onShow']; pressedG: RefObject<number> };

/** Returns whether the key was a shortcut. */
function take(event: KeyboardEvent, key: string, { onShow, pressedG }: Taking): boolean {
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey && !event.altKey && undoLatest();
  if (event.altKey || !areKeysOn()) return false;
  if (key === '?') onShow('list');
  else if (event.shiftKey) return false;
  else if (key === 'g') pressedG.current = event.timeStamp;
  else if (key === 'j' || key === 'k') return moveThroughCards(key === 'j' ? 1 : -1);
  else if (key.startsWith('arrow')) return moveInDirection(key);
  else return press(key);
  return true;
}

/** Presses a control of the selection, else of the focused card, else of the page. Returns whether there was one. */
function press(key: string): boolean {
  if (key !== 's' && !ENTRIES[key]) return false;
  const name = key === 'delete' ? 'Delete' : key.toUpperCase();
  const first = document.querySelector('[data-keys-first]');
  const card = first ? null : focusedCard();
  // With the focus on another control, Delete may be meant for that.
  if (key === 'delete' && !first && !card && !document.activeElement?.matches('body, main')) return false;
  const scope = first ?? card ?? document.querySelector('main');
  const controls = scope?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${name}"]`) ?? [];
  const control = [...controls].find((one) => card || !one.closest('[data-card]'));
  if (!control) return false;
  if (!chooseEntry(control, ENTRIES[key] ?? [])) control.click();
  if (card && key !== 's') onceGone(card);
  return true;
}
