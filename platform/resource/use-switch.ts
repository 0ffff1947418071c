import { useEffect, useRef, useState } from 'react';

interface Sides<State> {
  isOn: (state: State) => boolean;
  /** What is shown until the server has answered. */
  expected: (isOn: boolean) => State;
  /** Tells the server, and answers how things stand then; throws where that failed. */
  turn: (isOn: boolean) => Promise<State>;
  /** Everything wanted is done, and things stand otherwise than before. */
  settle?: ((state: State) => void) | undefined;
}

interface ShownSides<State> extends Sides<State> {
  /** Shows a state; called at once when something is wanted, and again with what came of it. */
  show: (state: State) => void;
}

/**
 * Turns on and off by the last press, whatever the order of answers: one call is under way at a time, and presses in
 * between are forgotten. Where a call fails what was shown is taken back.
 */
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

  /** The other of on and off, as it was last wanted. */
  toggle(): void {
    this.#isWanted = !this.#isWanted;
    this.#sides.show(this.#shown());
    if (!this.#isBusy) void this.#run();
  }

  /** What the server says meanwhile; while something is under way that counts more. */
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

/** Of a switch whose state is no more than that. */
export const ON_OR_OFF = { isOn: (state: boolean) => state, expected: (isOn: boolean) => isOn };

/** What follows is read anew this long after a switch was turned, ms. */
const REFRESH_MS = 1000;

/** Something at the server that is on or off, and what a press does. `refresh` reads anew what else shows it. */
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
      // During a call the page would be told how things stood before it.
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
  useEffect(() => () => clearTimeout(timer.current), []);
  return [state, () => intent.toggle()];
}
