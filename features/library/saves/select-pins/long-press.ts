import { swallowClick } from '#design/drag-and-drop/drag-session.ts';

/** How long a finger rests on a card to select it, ms; shorter than for the browser's own menu. */
const LONG_PRESS_MS = 400;

/** How far a resting finger may move, px. */
const SLACK = 10;

/** How long after the finger has left a click may still come, ms. */
const CLICK_MS = 400;

interface LongPress {
  /** Resting also lifts the card, so that it counts once the finger leaves where it came. */
  isLifted: boolean;
  onPress: () => void;
}

/** Begins with the finger's `pointerdown`. One that moves scrolls, or drags. */
export function awaitLongPress(
  { clientX, clientY, pointerId }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>,
  { isLifted, onPress }: LongPress,
): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let hasRested = false;
  const end = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const timer = setTimeout(() => {
    hasRested = true;
    if (!isLifted) onPress();
  }, LONG_PRESS_MS);
  const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'contextmenu' | 'dragstart'>(
    name: Name,
    run: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, run, { signal, capture: true });
  on('pointermove', (event) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK) end();
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pointerId) return;
    end();
    if (!hasRested) return;
    swallowClick(CLICK_MS);
    // The drag ends first, on the same event.
    if (isLifted) setTimeout(onPress);
  });
  on('pointercancel', end);
  // The browser's own menu and dragging of links and pictures begin as late.
  on('contextmenu', (event) => event.preventDefault());
  on('dragstart', (event) => event.preventDefault());
}
