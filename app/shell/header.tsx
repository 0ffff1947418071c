import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { IconLink } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { HouseIcon } from '#design/icons/icons.tsx';
import { ScrollHideHeader } from '#design/scroll-hide/scroll-hide-bar.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CreateMenu } from './create-menu.tsx';
import styles from './header.module.css';
import type { ShellViewer } from './shell-data.ts';
import { useShell } from './use-shell.ts';

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
        {viewer && !viewer.isLimited ? <SignedIn viewer={viewer} /> : <SignedOut />}
      </nav>
    </ScrollHideHeader>
  );
}

function SignedIn({ viewer }: { viewer: ShellViewer }) {
  const { t } = useLingui();
  return (
    <>
      <IconLink to="/" label={t`Home`}>
        <HouseIcon />
      </IconLink>
      <CreateMenu />
      <IconLink to={`/${viewer.username}/`} label={t`Your profile`}>
        <Avatar name={viewer.fullName} src={viewer.imageSmallUrl} size={28} />
      </IconLink>
      <AccountMenu viewer={viewer} />
    </>
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
