import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from '#design/button/button.tsx';
import { ScrollFooter, useScrolledBeyond } from '#design/scroll-footer/scroll-footer.tsx';
import { installOffer } from '../shell/install-offer.ts';
import { useShell } from '../shell/use-shell.ts';
import styles from './app-upsell.module.css';

/** Pixels that visitors scroll before they are asked. */
const LEAST_SCROLLED = 500;

/** It appears only if the browser can install the app. */
export function AppUpsell() {
  const { brandName } = useShell();
  const isOffered = useSyncExternalStore(
    installOffer.subscribe,
    () => installOffer.current() !== null,
    () => false,
  );
  const hasLookedAround = useScrolledBeyond(LEAST_SCROLLED);
  if (!isOffered || !hasLookedAround) return null;
  return (
    <ScrollFooter className={styles.upsell}>
      <div className={styles.line}>
        <p className={styles.words}>
          <Trans>Install {brandName} as an app on this device.</Trans>
        </p>
        <Button size="small" variant="ghost" onClick={installOffer.decline}>
          <Trans>Not now</Trans>
        </Button>
        <Button size="small" variant="primary" onClick={installOffer.accept}>
          <Trans>Install</Trans>
        </Button>
      </div>
    </ScrollFooter>
  );
}
