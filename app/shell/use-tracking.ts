import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Lets the page load first, ms. */
const SETTLED_AFTER = 800;

/** Has what is seen measured once this browser's cookie allows it: on this page, or in another tab meanwhile. */
export function useTracking(viewerId: string | undefined): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again on each page
  useEffect(() => {
    const track = async () => {
      if (!document.cookie.includes('cookie_choice=1')) return;
      (await import('#features/measure/analytics/track-time/track-page.ts')).trackPage(viewerId);
    };
    const timer = setTimeout(track, SETTLED_AFTER);
    const page = new AbortController();
    for (const type of ['cookiechoice', 'visibilitychange']) addEventListener(type, track, page);
    return () => {
      clearTimeout(timer);
      page.abort();
    };
  }, [viewerId, pathname]);
}
