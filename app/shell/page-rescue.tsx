import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext, useNavigation } from 'react-router';
import { isCodeLost, isPageGoing, reloadPage } from '#design/on-demand/code.ts';
import { useNotFetchedToast } from '#design/on-demand/use-not-fetched-toast.ts';

/**
 * Brings people to the page they want where its code, or other code of this page, could not be fetched: the site has
 * been renewed, or the connection failed. Then only a whole new page will do. Without a connection the present page
 * stays as it is, where the router would load it anew and lose what was typed.
 */
export function PageRescue() {
  const { location } = useNavigation();
  const wanted = location && createPath(location);
  // What hooks tell comes a moment late.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const tell = useNotFetchedToast();
  const bringTo = async (path: string) => {
    if (!(await reloadPage(path))) tell(() => bringTo(path));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens as long as there is a page
  useEffect(() => {
    // Where browsers tell of it: a reload that no person asked for, on the way to a page whose code the router misses.
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      const next = router?.state.navigation.location;
      if (!next || event.navigationType !== 'reload' || event.userInitiated || isPageGoing()) return;
      event.preventDefault();
      bringTo(createPath(next));
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish for a page is met once
  useEffect(() => {
    if (wanted && isCodeLost()) bringTo(wanted);
  }, [wanted]);
  return null;
}
