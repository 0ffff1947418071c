import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Lets the page load first, ms. */
const SETTLED_AFTER = 800;

/** Has what is seen measured, if this browser's cookie allows it; the answer may have been given since the last page. */
export function useTracking(viewerId: string | undefined): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again on each page
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (!document.cookie.includes('cookie_choice=1')) return;
      (await import('#features/measure/analytics/track-time/track-page.ts')).trackPage(viewerId);
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [viewerId, pathname]);
}
