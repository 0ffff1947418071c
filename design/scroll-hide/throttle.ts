type Clock = {
  now: () => number;
  /** Runs later; returns a function that cancels. */
  later: (run: () => void, ms: number) => () => void;
};

const realClock: Clock = {
  now: () => performance.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs at once, then at most once per `ms`; the last call always runs, late if it must. */
export function throttle(run: () => void, ms: number, clock: Clock = realClock) {
  let last = -Infinity;
  let cancel: (() => void) | null = null;
  const fire = () => {
    cancel = null;
    last = clock.now();
    run();
  };
  return {
    call() {
      if (cancel) return;
      const wait = last + ms - clock.now();
      if (wait <= 0) fire();
      else cancel = clock.later(fire, wait);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
