/** Identified by what stays the same once its code is loaded. */
export interface Control {
  tag: string;
  name: string;
}

const CONTROLS = 'button, a, input';

const waiting = new Map<Element, (control: Control) => void>();

export function takePresses(place: Element, onPress: (control: Control) => void): () => void {
  // Before React sees it: React drops presses on parts it has not hydrated yet.
  if (waiting.size === 0) {
    addEventListener('click', take, true);
    addEventListener('pointerdown', hold, true);
  }
  waiting.set(place, onPress);
  return () => {
    waiting.delete(place);
    if (waiting.size > 0) return;
    removeEventListener('click', take, true);
    removeEventListener('pointerdown', hold, true);
  };
}

function pressedAt({ target }: Event): HTMLElement | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return pressed?.matches('a') ? null : pressed;
}

/** If the code arrives while the mouse is down, the pressed element is gone on release, and no click fires. */
function hold(event: PointerEvent): void {
  const pressed = pressedAt(event);
  // A finger's click goes to the element under it at the end.
  if (!pressed || event.pointerType !== 'mouse') return;
  const places = [...waiting.keys()].filter((place) => place.contains(pressed));
  const letGo = (event: Event) => {
    const real = pressed.isConnected ? null : pressedAt(event);
    if (places.some((place) => place.contains(real))) real?.click();
  };
  addEventListener('pointerup', letGo, { once: true, capture: true });
}

function take(event: Event): void {
  const pressed = pressedAt(event);
  if (!pressed) return;
  for (const [place, onPress] of waiting) {
    if (!place.contains(pressed)) continue;
    event.preventDefault();
    event.stopPropagation();
    onPress(controlOf(pressed));
    return;
  }
}

export function focusedIn(place: Element): Control | undefined {
  const focused = document.activeElement?.closest(CONTROLS);
  return focused && place.contains(focused) ? controlOf(focused) : undefined;
}

export function findControl(place: Element, { tag, name }: Control): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>(tag)].find((one) => nameOf(one) === name);
}

function controlOf(element: Element): Control {
  return { tag: element.localName, name: nameOf(element) };
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
