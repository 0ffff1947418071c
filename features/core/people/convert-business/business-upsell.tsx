import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { call } from '#platform/resource/client.ts';
// Styles that come with the page: a style sheet of its own would come after the part and move the page.
import styles from '../parts/profile-header.module.css';

/** Tells the owner of a personal account that there are others; once put away it stays so for a while. */
export function BusinessUpsell() {
  const { t } = useLingui();
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const putAway = () => {
    setGone(true);
    // Where that fails it shows once more another time, which is no harm.
    call('UserStateResource.create', { state: 'business_upsell', value: false }).catch(() => {});
  };
  return (
    <aside className={styles.upsell} aria-label={t`Business account`}>
      <p>
        <Trans>
          <strong>Do you pin for a business?</strong> A free business account shows people how to contact you
          and where your shop is.
        </Trans>
      </p>
      <LinkButton to="/business/convert/" size="small">
        <Trans>Convert account</Trans>
      </LinkButton>
      <IconButton label={t`Dismiss`} size="small" onClick={putAway}>
        <XIcon />
      </IconButton>
    </aside>
  );
}
