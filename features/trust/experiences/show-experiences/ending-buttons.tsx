import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { type DisplayData, type ExperienceEnd, GUIDES } from '../experience.ts';

export const isGuide = (name: string | undefined) => GUIDES.some((guide) => guide === name);

/** Of an experience: a banner, dialog or hint. */
const INSIDE = '[data-experience], [role=dialog], [role=note]';

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
    // The page may scroll by itself, such as back to where it was left.
    let isByHand = false;
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(type, () => (isByHand = true), { signal, passive: true, capture: true });
    }
    const onMove = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest(INSIDE);
      if (isByHand && !isInside) dismiss();
    };
    const timer = setTimeout(() => {
      for (const type of ['scroll', 'touchmove']) addEventListener(type, onMove, { signal, passive: true });
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

type EndingButtonsProps = {
  data: DisplayData;
  size?: 'small';
  onEnd: (how: ExperienceEnd) => void;
};

/** Close, and Go where there is an address, else Got it. */
export function EndingButtons({ data, size, onEnd }: EndingButtonsProps) {
  const { button_uri, button_text, complete_button_text, secondary_cta_link: link } = data;
  const complete = () => onEnd('completed');
  return (
    <>
      {link && (
        <LinkButton to={link.url} variant="ghost" size={size} onClick={complete}>
          {link.text}
        </LinkButton>
      )}
      <Button variant="ghost" size={size} onClick={() => onEnd('dismissed')}>
        <Trans>Close</Trans>
      </Button>
      {button_uri ? (
        <LinkButton to={button_uri} variant="primary" size={size} onClick={complete}>
          {button_text ?? <Trans>Go</Trans>}
        </LinkButton>
      ) : (
        <Button variant="primary" size={size} onClick={complete}>
          {complete_button_text ?? <Trans>Got it</Trans>}
        </Button>
      )}
    </>
  );
}
