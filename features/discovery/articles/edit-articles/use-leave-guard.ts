import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before other pages of the site; the browser asks before it leaves the site. */
export function useLeaveGuard(isUnsaved: boolean) {
  /** True while the page itself goes on after saving. */
  const isLetThrough = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isLetThrough.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    isLetThrough.current = false;
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLetThrough.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letThrough: () => {
      isLetThrough.current = true;
    },
  };
}
