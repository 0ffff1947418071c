import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isFirstPage } from './use-go-back.ts';

/** A page that has moved replaces the page before it, whose address is gone. */
export function useReplacePageBefore(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      const replace = () => navigate(path, { replace: true });
      if (isFirstPage()) return replace();
      // By then the router is loading the old address, and aborts that for the new one.
      addEventListener('popstate', replace, { once: true });
      navigate(-1);
    },
    [navigate],
  );
}
