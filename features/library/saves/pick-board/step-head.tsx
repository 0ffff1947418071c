import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon } from '#design/icons/icons.tsx';
import styles from './board-picker.module.css';

/** The heading of a later step of the picker, with a back button. */
export function StepHead({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <IconButton label={t`Back`} size="small" onClick={onBack} autoFocus>
        <ArrowLeftIcon />
      </IconButton>
      <h2 className={styles.title}>{children}</h2>
    </div>
  );
}
