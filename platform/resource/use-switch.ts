import { useEffect, useRef, useState } from 'react';

interface Switch {
  /** Tells the server; throws where that failed. */
  turn: (isOn: boolean) => Promise<unknown>;
  /** Asks anew how things stand, so that `isOn` is right again. */
  refresh: () => Promise<unknown>;
  /** The pause before that, ms. */
  refreshAfter: number;
}

/**
 * Something that is on or off at the server. A press shows at once, and goes back where the server says no. Presses that
 * follow quickly never race: one call is under way at a time, and the last wish is what is told in the end.
 */
export function useSwitch(isOn: boolean, { turn, refresh, refreshAfter }: Switch): [boolean, () => void] {
  // What was pressed, until the answer of a refresh has it too.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const now = useRef({ known: isOn, wanted: isOn, isBusy: false, timer: 0 });
  useEffect(() => () => clearTimeout(now.current.timer), []);

  const settle = async () => {
    const { timer } = now.current;
    await refresh();
    if (now.current.timer === timer && !now.current.isBusy) setPressed(null);
  };

  const tell = async () => {
    const state = now.current;
    state.isBusy = true;
    try {
      while (state.known !== state.wanted) {
        const next = state.wanted;
        await turn(next);
        state.known = next;
      }
      state.timer = window.setTimeout(settle, refreshAfter);
    } catch {
      state.wanted = state.known;
      setPressed(state.known);
    }
    state.isBusy = false;
  };

  const press = () => {
    const state = now.current;
    if (pressed === null) Object.assign(state, { known: isOn, wanted: isOn });
    state.wanted = !state.wanted;
    setPressed(state.wanted);
    clearTimeout(state.timer);
    if (!state.isBusy) tell();
  };

  return [pressed ?? isOn, press];
}
