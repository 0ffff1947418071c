import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

const Panel = onDemand(() => import('./tooltip-panel.tsx'), 'TooltipPanel', {
  isQuiet: true,
});

/** Milliseconds. */
const DELAY_MS = 600;

type TooltipProps = {
  text: ReactNode;
  children: ReactNode;
};

/** A tooltip is never the only way to an action. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!isOpen || !control) return;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [isOpen, id]);

  const openAfter = (ms: number) => {
    Panel.preload();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its control does
    <span
      ref={anchor}
      style={{ display: 'inline-flex' }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && openAfter(DELAY_MS)}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && openAfter(0)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      <Panel isOpen={isOpen} onClose={close} triggerRef={anchor} id={id}>
        {text}
      </Panel>
    </span>
  );
}
