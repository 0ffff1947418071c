import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { DisplayData, ExperienceEnd } from '../experience.ts';
import { EndingButtons, titled } from './ending-buttons.tsx';
import styles from './hero-banner.module.css';

type HeroBannerProps = { data: DisplayData; onEnd: (how: ExperienceEnd) => void };

/** Lies over the page, so that nothing moves when it comes and goes. */
export function HeroBanner({ data, onEnd }: HeroBannerProps) {
  const { title, body } = titled(data);
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  useFocusOrder(banner);
  return (
    <section ref={banner} aria-labelledby={id} data-experience="" className={styles.banner}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title} dir="auto">
          {title}
        </h2>
        {body && (
          <p className={styles.text} dir="auto">
            {body}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <EndingButtons data={data} size="small" onEnd={onEnd} />
      </div>
    </section>
  );
}

/** From the start of the content Tab leads to the banner, and from there, or when it goes, to the page's heading. */
function useFocusOrder(banner: RefObject<HTMLElement | null>): void {
  // Undone while it is still in the page.
  useLayoutEffect(() => {
    const shown = banner.current;
    const listening = new AbortController();
    const { signal } = listening;
    // Before, Tab leads to the links that skip to the content.
    let isBegun = !document.activeElement?.matches('body');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const inside = [...(shown?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const { activeElement } = document;
      if (!event.shiftKey && activeElement?.matches(isBegun ? 'body, main' : 'main')) {
        event.preventDefault();
        inside[0]?.focus();
      } else if (activeElement && activeElement === inside.at(event.shiftKey ? 0 : -1)) {
        // The browser moves on from there.
        focusOnHeading();
      }
    };
    addEventListener('focusin', () => (isBegun = true), { signal });
    addEventListener('keydown', onKey, { signal });
    return () => {
      listening.abort();
      if (shown?.contains(document.activeElement)) focusOnHeading();
    };
  }, [banner]);
}

function focusOnHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
