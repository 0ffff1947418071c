import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { PinGrid } from '../parts/pin-grid.tsx';
import styles from './organize-dialog.module.css';
import type { OrganizeAction, Organizing } from './organize-pins.ts';
import type { Unorganized } from './use-organize.tsx';

export type SelectStepProps = {
  unorganized: Unorganized;
  now: Organizing;
  action: (action: OrganizeAction) => void;
};

export function SelectStep({ unorganized: { items, status, loadMore }, now, action }: SelectStepProps) {
  const { t } = useLingui();
  const nearEnd = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && void loadMore(), {
        rootMargin: '400px',
      });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [loadMore],
  );
  return (
    <section className={styles.grid} aria-label={t`Unorganized ideas`}>
      <PinGrid
        pins={items}
        status={status}
        selected={now.selected}
        onToggle={(id) => action({ action: 'toggle', id })}
        onRetry={loadMore}
      />
      {status === 'more' && items.length > 0 && <div ref={nearEnd} className={styles.end} />}
    </section>
  );
}
