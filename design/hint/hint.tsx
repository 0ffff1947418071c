import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { XIcon } from '../icons/icons.tsx';
import styles from './hint.module.css';
import type { Side } from './place-beside.ts';
import { useBeside } from './use-beside.ts';
import { useTabBeside } from './use-tab-beside.ts';

type HintProps = {
  /** What it stands beside and points at. */
  at: HTMLElement | null;
  side?: Side | undefined;
  children: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  onDismiss: () => void;
};

/** Stands over the page, so that nothing moves when it comes and goes. Tab leads from what it points at to it. */
export function Hint({ at, side = 'down', children, actions, onDismiss }: HintProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useBeside(panel, at, side);
  useTabBeside(panel, at);
  return (
    <div ref={panel} role="note" data-hint="" className={styles.hint}>
      <span>{children}</span>
      {actions}
      <IconButton label={t`Dismiss`} size="tiny" onClick={onDismiss}>
        <XIcon size={16} />
      </IconButton>
    </div>
  );
}
