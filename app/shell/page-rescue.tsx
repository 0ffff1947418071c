import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext, useNavigation } from 'react-router';
import { isCodeLost, isPageGoing, reloadPage } from '#design/on-demand/code.ts';
import { useNotFetchedToast } from '#design/on-demand/use-not-fetched-toast.ts';

/**
 * Loads the whole page if code could not be fetched: the site was redeployed, or the connection failed.
 * Offline the present page stays; the router would reload it and lose what was typed.
 */
export function PageRescue() {
  const { location } = useNavigation();
  const wanted = location && createPath(location);
  // Hooks see the state a moment too late.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const tell = useNotFetchedToast();
  const bringTo = async (path: string) => {
    if (!(await reloadPage(path))) tell(() => bringTo(path));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens as long as there is a page
  useEffect(() => {
    // Detects a reload that no person asked for, on the way to a page whose code is missing.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request for a page is met once
  useEffect(() => {
    if (wanted && isCodeLost()) bringTo(wanted);
  }, [wanted]);
  return null;
}
