import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { installOffer } from '#app/shell/install-offer.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { classNames } from '#design/class-names.ts';
import { HIDE_THROTTLE_MS } from '#design/scroll-hide/scroll-hide.ts';
import { useScroll, useScrollHide } from '#design/scroll-hide/use-scroll-hide.ts';
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

/** Overlays the page, so that showing it moves nothing. */
function ScrollFooter({ className, ...rest }: ComponentProps<'footer'>) {
  const isHidden = useScrollHide();
  // The bar waits until the scroll position is known, as most bars appear during scrolling down.
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => setPlaced(true), []);
  return (
    <footer
      {...rest}
      data-hidden={isHidden || !isPlaced || undefined}
      className={classNames(styles.footer, className)}
    />
  );
}

function useScrolledBeyond(distance: number): boolean {
  const [isBeyond, setBeyond] = useState(false);
  useScroll((y) => setBeyond(y >= distance), HIDE_THROTTLE_MS);
  return isBeyond;
}
