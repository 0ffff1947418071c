import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Goes back to where one came from within the site, or to `fallback` for who came from elsewhere. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has the key "default"; before it there is nothing of ours.
  const isFirst = key === 'default';
  return useCallback(() => void (isFirst ? navigate(fallback) : navigate(-1)), [isFirst, navigate, fallback]);
}

/** The Escape key goes back, unless it closes something or belongs to a field. */
export function useEscape(goBack: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isSpokenFor(event.target)) return;
      goBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [goBack]);
}

function isSpokenFor(target: EventTarget | null): boolean {
  if (
    document.fullscreenElement ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
  ) {
    return true;
  }
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
