import { useEffect, useState } from 'react';

/**
 * Whether somebody may have to be asked about cookies: nothing is kept in this browser, or it is another person's.
 * Decided in the browser, as a page for visitors is one and the same for all of them. Has to stay small: it is in
 * every page.
 */
export function useCookieQuestion(viewerId: string | null): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const [, of] = /(?:^|; )cookie_choice=[01]{3}\.(\d*)/.exec(document.cookie) ?? [];
    const isSettled = of !== undefined && (viewerId === null || of === viewerId);
    if (isSettled) return;
    // The page comes first.
    const timer = setTimeout(() => setOpen(true), 800);
    return () => clearTimeout(timer);
  }, [viewerId]);
  return isOpen;
}
