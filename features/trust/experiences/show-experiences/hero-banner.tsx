import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { DisplayData, ExperienceEnd } from '../experience.ts';
import { EndingButtons } from './ending-buttons.tsx';
import styles from './hero-banner.module.css';
import { titled } from './use-ending.ts';

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

/** From the start of a page Tab leads to the banner; when it goes with the focus, that begins at the page's heading. */
function useFocusOrder(banner: RefObject<HTMLElement | null>): void {
  // Undone while it is still in the page.
  useLayoutEffect(() => {
    const shown = banner.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || !document.activeElement?.matches('body, main')) return;
      event.preventDefault();
      shown?.querySelector<HTMLElement>('a, button')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
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
