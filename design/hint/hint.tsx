import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { XIcon } from '../icons/icons.tsx';
import styles from './hint.module.css';

type HintProps = { children: ReactNode; onDismiss: () => void };

export function Hint({ children, onDismiss }: HintProps) {
  const { t } = useLingui();
  return (
    <div role="note" data-hint="" className={styles.hint}>
      <span>{children}</span>
      <IconButton label={t`Dismiss`} size="tiny" onClick={onDismiss}>
        <XIcon size={16} />
      </IconButton>
    </div>
  );
}
