import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { CookieEntry } from '#features/core/consent/choose-cookies/cookie-entry.tsx';
import { takedownsPath } from '#features/trust/moderation/parts/report-path.ts';
import styles from './site-matters.module.css';

export function SiteMatters() {
  return (
    <div className={styles.matters}>
      <CookieEntry />
      <LinkButton to={takedownsPath()} size="small" variant="ghost">
        <Trans>Legal requests</Trans>
      </LinkButton>
    </div>
  );
}
