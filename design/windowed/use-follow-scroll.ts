import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls `follow` on scrolling, on resizing and after every render. */
export function useFollowScroll(follow: () => void): void {
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
    // Content above may have moved, and restoring a scroll position fires no event.
    follow();
  });
  useEffect(() => {
    const onScroll = () => latest.current();
    // Captured, as scrolling a dialog's body counts too and its event does not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onScroll);
    };
  }, []);
}
