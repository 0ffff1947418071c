import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterScroll, HIDE_THROTTLE_MS, SHADOW_THROTTLE_MS, SHOWN } from './scroll-hide.ts';

type Clock = {
  now: () => number;
  /** Returns a function that cancels. */
  later: (run: () => void, ms: number) => () => void;
};

const realClock: Clock = {
  now: () => performance.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The last call always runs, late if it must. */
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

/** `look` gets the scroll position, px, at most once per `ms`. */
export function useScroll(look: (y: number) => void, ms: number, scroller?: RefObject<HTMLElement | null>) {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const element = scroller?.current;
    const throttled = throttle(() => latest.current(element ? element.scrollTop : window.scrollY), ms);
    const target = element ?? window;
    throttled.call();
    target.addEventListener('scroll', throttled.call, { passive: true });
    return () => {
      throttled.stop();
      target.removeEventListener('scroll', throttled.call);
    };
  }, [ms, scroller]);
}

export function useScrollHide(scroller?: RefObject<HTMLElement | null>): boolean {
  const state = useRef(SHOWN);
  const [isHidden, setHidden] = useState(false);
  useScroll(
    (y) => {
      state.current = afterScroll(state.current, y, Boolean(scroller));
      setHidden(state.current.isHidden);
    },
    HIDE_THROTTLE_MS,
    scroller,
  );
  return isHidden;
}

export function useHeaderShadow(scroller?: RefObject<HTMLElement | null>): boolean {
  const [isCast, setCast] = useState(false);
  useScroll((y) => setCast(y > 0), SHADOW_THROTTLE_MS, scroller);
  return isCast;
}
