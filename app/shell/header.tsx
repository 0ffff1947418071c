import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { BrandMark } from '#design/brand-mark.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ScrollHideHeader } from '#design/scroll-hide/scroll-hide-bar.tsx';
import styles from './header.module.css';
import { useShell } from './use-shell.ts';

// Visitors do not load its menus.
const SignedInBar = lazy(async () => ({ default: (await import('./signed-in-bar.tsx')).SignedInBar }));

/** The bar above every page. */
export function Header() {
  const { viewer, brandName } = useShell();
  const { t } = useLingui();
  return (
    <ScrollHideHeader className={styles.header}>
      <nav aria-label={t`Main`} className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={brandName}>
          <BrandMark size={28} />
          <span className={styles.name}>{brandName}</span>
        </Link>
        <span className={styles.space} />
        {viewer && !viewer.isLimited ? (
          <Suspense>
            <SignedInBar viewer={viewer} />
          </Suspense>
        ) : (
          <SignedOut />
        )}
      </nav>
    </ScrollHideHeader>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  const next = pathname === '/' ? '' : `?${new URLSearchParams({ next: pathname + search })}`;
  return (
    <>
      <LinkButton to={`/login/${next}`} look="ghost" size="small">
        <Trans>Log in</Trans>
      </LinkButton>
      <LinkButton to={`/signup/${next}`} look="primary" size="small">
        <Trans>Sign up</Trans>
      </LinkButton>
    </>
  );
}
