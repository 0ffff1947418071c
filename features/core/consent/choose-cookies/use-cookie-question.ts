import { useEffect, useState } from 'react';

/** The page comes first, ms. */
const ASKED_AFTER = 800;

/**
 * Whether somebody may have to be asked about cookies: nothing is kept in this browser, or it is another person's.
 * Decided in the browser, as a page for visitors is one and the same for all of them. Has to stay small: it is in
 * every page.
 */
export function useCookieQuestion(viewerId: string | undefined): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const of = /cookie_choice=\d+\.(\d*)/.exec(document.cookie)?.[1];
    if (of !== undefined && of === (viewerId ?? of)) return;
    const timer = setTimeout(setOpen, ASKED_AFTER, true);
    return () => clearTimeout(timer);
  }, [viewerId]);
  return isOpen;
}
