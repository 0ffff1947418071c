import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls whenever something around is scrolled or the window changes its size, and after every render. */
export function useFollowScroll(follow: () => void): void {
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
    // What stands above may have moved, and a restored scroll comes without an event.
    follow();
  });
  useEffect(() => {
    const onScroll = () => latest.current();
    // On its way down, as a dialog's body scrolls, too, and that does not come up again.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onScroll);
    };
  }, []);
}
