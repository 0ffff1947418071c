import { useEffect, useEffectEvent } from 'react';
import { type DisplayData, type ExperienceEnd, GUIDES } from '../experience.ts';

export const isGuide = (name: string | undefined) => GUIDES.some((guide) => guide === name);

/** Escape dismisses, and so do scrolling and moving a finger where the experience says so. */
export function useEnding(data: DisplayData, onEnd: (how: ExperienceEnd) => void): void {
  const dismiss = useEffectEvent(() => onEnd('dismissed'));
  const { scroll_to_dismiss: isByScroll, scroll_to_dismiss_delay_in_seconds: delay = 0 } = data;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!isByScroll) return;
    const listening = new AbortController();
    const { signal } = listening;
    const timer = setTimeout(() => {
      for (const type of ['scroll', 'touchmove']) {
        addEventListener(type, dismiss, { signal, passive: true });
      }
    }, delay * 1000);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isByScroll, delay]);
}

/** The first line is the title of a banner or dialog. */
export function titled({ text = '' }: DisplayData): { title: string; body: string } {
  const [title = '', ...rest] = text.split('\n');
  return { title, body: rest.join('\n').trim() };
}
