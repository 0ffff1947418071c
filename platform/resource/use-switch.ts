import { useEffect, useRef, useState } from 'react';

interface Sides<State> {
  isOn: (state: State) => boolean;
  expected: (isOn: boolean) => State;
  /** Throws on failure. */
  turn: (isOn: boolean) => Promise<State>;
  settle?: ((state: State) => void) | undefined;
}

interface ShownSides<State> extends Sides<State> {
  show: (state: State) => void;
}

/** The last press counts, whatever the order of answers: one call runs at a time, and presses in between are dropped. */
export class SwitchIntent<State> {
  #known: State;
  #isWanted: boolean;
  #isBusy = false;
  readonly #sides: ShownSides<State>;

  constructor(known: State, sides: ShownSides<State>) {
    this.#known = known;
    this.#isWanted = sides.isOn(known);
    this.#sides = sides;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  toggle(): void {
    this.#isWanted = !this.#isWanted;
    this.#sides.show(this.#shown());
    if (!this.#isBusy) void this.#run();
  }

  /** Ignored while a call is under way. */
  learn(known: State): void {
    if (this.#isBusy || known === this.#known) return;
    this.#known = known;
    this.#isWanted = this.#sides.isOn(known);
    this.#sides.show(known);
  }

  #isDone = () => this.#isWanted === this.#sides.isOn(this.#known);
  #shown = () => (this.#isDone() ? this.#known : this.#sides.expected(this.#isWanted));

  async #run(): Promise<void> {
    this.#isBusy = true;
    const before = this.#known;
    while (!this.#isDone()) {
      try {
        this.#known = await this.#sides.turn(this.#isWanted);
      } catch {
        this.#isWanted = this.#sides.isOn(this.#known);
      }
      this.#sides.show(this.#shown());
    }
    this.#isBusy = false;
    if (this.#known !== before) this.#sides.settle?.(this.#known);
  }
}

export const ON_OR_OFF = { isOn: (state: boolean) => state, expected: (isOn: boolean) => isOn };

/** Dependent data is fetched again after this time, ms. */
const REFRESH_MS = 1000;

/** `refresh` reloads everything else that shows the state, also once the switch itself is gone, as with a dialog. */
export function useSwitch<State>(
  known: State,
  input: Sides<State> & { refresh?: (() => void) | undefined },
): [State, () => void] {
  const [state, show] = useState(known);
  const latest = useRef(input);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [intent] = useState(() => {
    const refreshLater = () => {
      clearTimeout(timer.current);
      // During a call a refresh would fetch the state from before it.
      const refresh = () => (found.isBusy ? refreshLater() : latest.current.refresh?.());
      timer.current = setTimeout(refresh, REFRESH_MS);
    };
    const settle = (now: State) => {
      latest.current.settle?.(now);
      refreshLater();
    };
    const { isOn } = input;
    const expected = (isWanted: boolean) => latest.current.expected(isWanted);
    const turn = (isWanted: boolean) => latest.current.turn(isWanted);
    const found = new SwitchIntent(known, { isOn, expected, turn, show, settle });
    return found;
  });
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => intent.learn(known), [intent, known]);
  return [state, () => intent.toggle()];
}
