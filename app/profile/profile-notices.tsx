import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { IconButton } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
// Its styles are already on the page: a separate style sheet would load later and shift the layout.
import header from '#features/core/people/parts/profile-header.module.css';
import { InviteArrival } from '#features/library/members/answer-invite/invite-arrival.tsx';
import type { InviteCardData } from '#features/library/members/parts/invite-card-data.ts';
import { call } from '#platform/resource/client.ts';
import { OwnInvites } from './own-invites.tsx';
import styles from './profile.module.css';
import type { SavedProps } from './profile-saved.tsx';

type ProfileNoticesProps = {
  invites: readonly InviteCardData[];
  arrival: ComponentProps<typeof InviteArrival> | null;
  /** A visitor comes with an invite. */
  isAsked: boolean;
  isUpsellDue: boolean;
};

export function ProfileNotices({ invites, arrival, isAsked, isUpsellDue }: ProfileNoticesProps) {
  const view = useBoardView();
  return (
    <>
      {invites.length > 0 && (
        <div className={styles.notices}>
          <OwnInvites cards={invites} view={view} />
        </div>
      )}
      {isUpsellDue && <BusinessUpsell />}
      {arrival && <InviteArrival {...arrival} />}
      {isAsked && <InvitationPrompt />}
    </>
  );
}

/** Where the tab below begins with boards. */
function useBoardView() {
  const saved = useRouteLoaderData<SavedProps>('profile/profile-saved');
  const root = useRouteLoaderData<Partial<SavedProps>>('profile/profile-root');
  const { boards, view } = saved ?? root ?? {};
  return boards?.length ? view : undefined;
}

function InvitationPrompt() {
  useEffect(() => loginPrompt.open({ reason: 'board_invite' }), []);
  return null;
}

function BusinessUpsell() {
  const { t } = useLingui();
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const putAway = () => {
    setGone(true);
    // A failure is harmless: the prompt shows again another time.
    call('UserStateResource.create', { state: 'business_upsell', value: false }).catch(() => {});
  };
  return (
    <aside className={header.upsell} aria-label={t`Business account`}>
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
