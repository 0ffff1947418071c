import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isBehindOverlay, isWriting } from '#design/menu/keys-elsewhere.ts';

/** `fallback` is for people who came from elsewhere. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => void (isFirstPage() ? navigate(fallback) : navigate(-1)), [navigate, fallback]);
}

/** The router numbers the pages of a visit from 0; nothing before 0 is ours. */
export function isFirstPage(): boolean {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index !== 'number' || index === 0;
}

/** Escape goes back, unless it closes something or belongs to a field. */
export function useEscape(goBack: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.fullscreenElement || isBehindOverlay() || isWriting(event.target)) return;
      goBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [goBack]);
}
