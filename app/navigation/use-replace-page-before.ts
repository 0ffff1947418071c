import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isFirstPage } from './use-go-back.ts';

/** Goes back and on to `path` in the place of what was there, for a page that has moved: its old address is gone. */
export function useReplacePageBefore(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      const replace = () => navigate(path, { replace: true });
      if (isFirstPage()) return replace();
      // The router has then begun to load the old address, and lets go of it for the new one.
      addEventListener('popstate', replace, { once: true });
      navigate(-1);
    },
    [navigate],
  );
}
