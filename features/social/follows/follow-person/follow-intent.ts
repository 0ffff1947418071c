/** How the viewer stands to somebody, as it is shown. */
export type FollowState = 'none' | 'following' | 'asked';

interface Sides {
  /** Does what is wanted, and answers what came of it. */
  action: (isWanted: boolean) => Promise<FollowState>;
  /** Shows a state; called at once when something is wanted, and again with what came of it. */
  show: (state: FollowState) => void;
  /** Everything wanted is done. */
  settle: (state: FollowState) => void;
  /** What following will lead to: private profiles are asked first. */
  promise: FollowState;
}

/**
 * Follows and unfollows by the last wish, whatever the order of answers: one call is under way at a time, and wishes
 * in between are forgotten. Where a call fails what was shown is taken back, silently.
 */
export class FollowIntent {
  #known: FollowState;
  #wanted: boolean;
  #isBusy = false;
  readonly #sides: Sides;

  constructor(known: FollowState, sides: Sides) {
    this.#known = known;
    this.#wanted = known !== 'none';
    this.#sides = sides;
  }

  /** The other of following and not following, as it was last wanted. */
  toggle(): void {
    this.want(!this.#wanted);
  }

  want(isWanted: boolean): void {
    this.#wanted = isWanted;
    this.#sides.show(this.#shown());
    if (!this.#isBusy) void this.#run();
  }

  /** What the server says meanwhile; while something is under way that counts more. */
  learn(known: FollowState): void {
    if (this.#isBusy || known === this.#known) return;
    this.#known = known;
    this.#wanted = known !== 'none';
    this.#sides.show(known);
  }

  #shown(): FollowState {
    const isDone = this.#wanted === (this.#known !== 'none');
    if (isDone) return this.#known;
    return this.#wanted ? this.#sides.promise : 'none';
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    const before = this.#known;
    while (this.#wanted !== (this.#known !== 'none')) {
      try {
        this.#known = await this.#sides.action(this.#wanted);
      } catch {
        this.#wanted = this.#known !== 'none';
      }
      this.#sides.show(this.#shown());
    }
    this.#isBusy = false;
    if (this.#known !== before) this.#sides.settle(this.#known);
  }
}
