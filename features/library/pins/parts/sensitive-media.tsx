import { Trans } from '@lingui/react/macro';
import { createContext, type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import styles from './closeup.module.css';

/** Blurs the media of a pin on a sensitive board until the viewer asks to see it. */
export function SensitiveMedia({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (!isOn || isShown) return children;
  return (
    <div className={styles.sensitive}>
      {/* Neither the keyboard nor a screen reader gets in. */}
      <div className={styles.blurred} inert>
        {children}
      </div>
      <div className={styles.screen}>
        <p className={styles.warning}>
          <Trans>This board may contain sensitive content</Trans>
        </p>
        <Button size="small" onClick={() => setShown(true)}>
          <Trans>Show Pin</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The page already warned, so its cards need not. */
export const SensitiveShown = createContext(false);
