import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import styles from './sensitive-media.module.css';

/** Blurs the media of a pin on a sensitive board until the viewer asks to see it. */
export function SensitiveMedia({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return children;
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
