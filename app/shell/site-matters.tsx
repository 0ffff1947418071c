import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { takedownsPath } from '#features/moderation/parts/report-path.ts';
import { CookieEntry } from '#features/people/choose-cookies/cookie-entry.tsx';
import styles from './site-matters.module.css';

/** What concerns whoever is not logged in, too: what is noted of them, and what the law gives them. */
export function SiteMatters() {
  return (
    <div className={styles.matters}>
      <CookieEntry />
      <LinkButton to={takedownsPath()} size="small" look="ghost">
        <Trans>Legal requests</Trans>
      </LinkButton>
    </div>
  );
}
