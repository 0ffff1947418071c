import { type KeyboardEvent, useRef, useState } from 'react';
import { pageAfterKey } from './story-keys.ts';

/** The pages of a story in their track: which one is seen, and going to another. */
export function useStoryPages(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);

  const go = (to: number) => {
    const element = track.current;
    const page = element?.children[to];
    if (!element || !(page instanceof HTMLElement)) return;
    // Not scrollIntoView, which may move the whole page too.
    element.scrollTo({ left: page.offsetLeft, behavior: motion() });
  };
  const onScroll = () => {
    const element = track.current;
    // From right to left the distance is negative.
    if (element) setAt(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLVideoElement) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = pageAfterKey(event.key, at, count, isMirrored);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return { track, at, go, onScroll, onKeyDown };
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
