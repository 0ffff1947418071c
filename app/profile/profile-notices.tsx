import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { BusinessUpsell } from '#features/core/people/convert-business/business-upsell.tsx';
import { InviteArrival } from '#features/library/members/answer-invite/invite-arrival.tsx';
import type { InviteCardData } from '#features/library/members/parts/invite-card-data.ts';
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
