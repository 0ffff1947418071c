import { useEffect, useState } from 'react';

/** Lets the page load first, ms. */
const ASKED_AFTER = 800;

/** Decided in the browser, as visitors all get the same page. Keep it small: it is in every page. */
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
