import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Control, findControl, focusedIn, takePresses } from './presses.ts';

/**
 * Stores a press in `place` until its code is loaded, then presses the same control of the real part; moves the focus
 * to it too. Calls `onPress` for each.
 */
export function useQueuedPress(place: RefObject<HTMLElement | null>, onPress: () => void) {
  const pressed = useRef<Control>(undefined);
  const focused = useRef<Control>(undefined);
  const endTaking = useRef<() => void>(undefined);
  const isHere = useRef(false);
  const tell = useRef(onPress);
  useEffect(() => {
    tell.current = onPress;
  });
  const keep = (control: Control | undefined) => {
    pressed.current = control;
    place.current?.toggleAttribute('data-pressed', control !== undefined);
  };
  // As it comes to stand there: a press before the next frame counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it keeps in one place for its life
  useLayoutEffect(() => {
    if (isHere.current || !place.current) return;
    endTaking.current = takePresses(place.current, (control) => {
      keep(control);
      tell.current();
    });
    return endTaking.current;
  }, []);

  return {
    /** The part is mounted. */
    arrive: () => {
      isHere.current = true;
      endTaking.current?.();
      const control = pressed.current ?? focused.current;
      const real = control && place.current && findControl(place.current, control);
      if (real && document.activeElement === document.body) real.focus();
      if (pressed.current) real?.click();
      keep(undefined);
    },
    /** The code did not load; after a successful retry the press still counts. */
    rest: () => place.current?.removeAttribute('data-pressed'),
    /** Notes which control has the focus. React fires no event when the focused element is removed. */
    noteFocus: () => {
      if (!isHere.current) focused.current = place.current ? focusedIn(place.current) : undefined;
    },
  };
}
