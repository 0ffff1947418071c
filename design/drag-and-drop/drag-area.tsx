import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './drag-and-drop.module.css';
import type { DragRules, DragTexts } from './drag-session.ts';
import type { DragItem } from './drag-state.ts';

export type { DragRules } from './drag-session.ts';

type DragAreaProps = Pick<DragRules, 'accepts' | 'onDrop' | 'denies' | 'countOf'> & {
  /** The drag code is loaded only if this is true. */
  isOn: boolean;
  /** Completes "it would …": "Merge with Kitchens". */
  onto?: (item: DragItem, over: DragItem) => string;
  children: ReactNode;
};

export function DragArea({ isOn, children, ...given }: DragAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const texts = useDragTexts(given.onto);
  const rules = useRef<DragRules>({ ...given, texts, say });
  useEffect(() => {
    rules.current = { ...given, texts, say };
  });
  useEffect(() => {
    const element = root.current;
    if (!isOn || !element) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // If its code cannot be loaded, nothing can be dragged; the rest of the page works.
    import('./start-drag.ts').then(
      ({ startDrag }) => {
        if (!isGone) stop = startDrag(element, () => rules.current);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isOn]);
  return (
    <div ref={root} className={isOn ? styles.area : undefined}>
      {children}
      {isOn && (
        <VisuallyHidden>
          <span role="status" aria-live="assertive">
            {said}
          </span>
        </VisuallyHidden>
      )}
    </div>
  );
}

function useDragTexts(onto: DragAreaProps['onto']): DragTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      lifted: ({ label }) =>
        t`Picked up ${label}. Use the arrow keys to move it, M to switch between beside and onto, Space to drop it, Escape to cancel.`,
      over: (item, over, place) => {
        const { label } = over;
        if (place === 'before') return t`Before ${label}`;
        if (place === 'after') return t`After ${label}`;
        return onto?.(item, over) ?? t`Onto ${label}`;
      },
      home: ({ label }) => t`Original position of ${label}`,
      dropped: ({ label }) => t`Dropped ${label}.`,
      cancelled: ({ label }) => t`${label} is back where it was.`,
    }),
    [t, onto],
  );
}
