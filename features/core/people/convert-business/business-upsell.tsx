import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { call } from '#platform/resource/client.ts';
// Uses styles already on the page: a separate style sheet would load later and shift the layout.
import styles from '../parts/profile-header.module.css';

export function BusinessUpsell() {
  const { t } = useLingui();
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const putAway = () => {
    setGone(true);
    // A failure is harmless: the prompt shows again another time.
    call('UserStateResource.create', { state: 'business_upsell', value: false }).catch(() => {});
  };
  return (
    <aside className={styles.upsell} aria-label={t`Business account`}>
      <p>
        <Trans>
          <strong>Do you pin for a business?</strong>{' '}
          <span>A free business account shows people how to contact you and where your shop is.</span>
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
