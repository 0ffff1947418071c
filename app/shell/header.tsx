import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BrandMark } from '#design/brand-mark.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { RefreshCwIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { ScrollHideHeader } from '#design/scroll-hide/scroll-hide-bar.tsx';
import { CreateMenu } from './create-menu.tsx';
import styles from './header.module.css';
import { SearchPlace } from './search-place.tsx';
import { useEntryQuery } from './use-entry-query.ts';
import { useShell } from './use-shell.ts';

// Visitors do not load its menus.
const SignedInBar = latePart(() => import('./signed-in-bar.tsx'), 'SignedInBar');

export function Header() {
  const { viewer, brandName, acting } = useShell();
  const isActing = Boolean(acting?.active);
  const { t } = useLingui();
  return (
    <ScrollHideHeader className={styles.header} isPinned={isActing} data-acting={isActing || undefined}>
      <nav aria-label={t`Main`} className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={brandName}>
          <BrandMark size={28} />
          <span className={styles.name}>{brandName}</span>
        </Link>
        <SearchPlace place="header" />
        {viewer && !viewer.isLimited ? (
          <SignedInBar
            viewer={viewer}
            before={null}
            instead={(tryAgain) => (
              <IconButton label={t`Reload menu`} onClick={tryAgain}>
                <RefreshCwIcon />
              </IconButton>
            )}
          />
        ) : (
          <SignedOut hasAccount={viewer !== null} />
        )}
      </nav>
    </ScrollHideHeader>
  );
}

function SignedOut({ hasAccount }: { hasAccount: boolean }) {
  const query = useEntryQuery();
  return (
    <>
      <CreateMenu />
      <LinkButton to={`/login/${query}`} variant={hasAccount ? 'primary' : 'ghost'} size="small">
        <Trans>Log in</Trans>
      </LinkButton>
      {!hasAccount && (
        <LinkButton to={`/signup/${query}`} variant="primary" size="small">
          <Trans>Sign up</Trans>
        </LinkButton>
      )}
    </>
  );
}
