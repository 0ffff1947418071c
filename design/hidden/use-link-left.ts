import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * On a page that one has come back to, the address of the link in its main part that had the focus by keyboard
 * when one left it.
 */
export function useLinkLeft(): string | undefined {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(new Map<string, string | undefined>());
  const current = useRef(key);
  // Before the next page takes the focus for a field of its own.
  useInsertionEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? target.closest('main a:focus-visible') : null;
      left.current.set(current.current, focused?.getAttribute('href') ?? undefined);
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  return isBack ? left.current.get(key) : undefined;
}
