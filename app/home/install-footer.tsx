import { Trans } from '@lingui/react/macro';
import { installOffer } from '#app/shell/install-offer.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { ScrollFooter, useScrolledBeyond } from '#design/scroll-footer/scroll-footer.tsx';
import styles from './install-footer.module.css';

/** Pixels that visitors scroll before they are asked. */
const LEAST_SCROLLED = 500;

export function InstallFooter() {
  const { brandName } = useShell();
  const hasLookedAround = useScrolledBeyond(LEAST_SCROLLED);
  if (!hasLookedAround) return null;
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
