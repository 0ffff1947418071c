import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { EyeOffIcon } from '#design/icons/visitor-icons.tsx';
import { SensitiveShown } from '#features/library/pins/parts/sensitive-shown.ts';
import styles from './sensitive-screen.module.css';

export function SensitiveScreen({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  if (!isOn) return children;
  const unblurred = <SensitiveShown value={true}>{children}</SensitiveShown>;
  if (isShown) return unblurred;
  return (
    <div className={styles.place}>
      {/* Blurred and out of reach: neither the keyboard nor a screen reader gets in. */}
      <div className={styles.hidden} inert>
        {unblurred}
      </div>
      <section className={styles.screen} aria-label={t`Sensitive content`}>
        <EyeOffIcon size={32} />
        <p className={styles.words}>
          <Trans>This board may contain sensitive content</Trans>
        </p>
        <Button onClick={() => setShown(true)}>
          <Trans>Show Pins</Trans>
        </Button>
      </section>
    </div>
  );
}
