import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { InviteLanding } from '#features/core/people/invite-codes/invite-landing.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { gridStyle } from '#features/library/boards/board-layout.ts';
import { InviteArrival } from '#features/library/members/answer-invite/invite-arrival.tsx';
import type { InviteCardData } from '#features/library/members/parts/invite-card-data.ts';
import { InviteCards } from '#features/library/members/parts/invite-cards.tsx';
import wall from '../shell/wall-page.module.css';
import styles from './profile.module.css';
import type { SavedProps } from './profile-saved.tsx';
import { useFollowUpsell } from './use-follow-upsell.tsx';

type ProfileNoticesProps = Pick<ComponentProps<typeof InvitedVisit>, 'person' | 'isActor' | 'mayMessage'> & {
  invites: readonly InviteCardData[];
  arrival: ComponentProps<typeof InviteArrival> | null;
  visitorArrival: ComponentProps<typeof InvitationPrompt> | null;
  code: string | null;
};

export function ProfileNotices(props: ProfileNoticesProps) {
  const { invites, arrival, visitorArrival, code, person, isActor, mayMessage } = props;
  const { revalidate } = useRevalidator();
  const columns = useBoardColumns();
  return (
    <>
      {invites.length > 0 && (
        <div className={styles.tab}>
          <div className={wall.above} style={columns}>
            <InviteCards cards={invites} onAnswered={revalidate} />
          </div>
        </div>
      )}
      {arrival && <InviteArrival {...arrival} />}
      {visitorArrival && <InvitationPrompt {...visitorArrival} />}
      {code && <InvitedVisit {...{ person, code, isActor, mayMessage }} refresh={revalidate} />}
    </>
  );
}

/** Those of the boards, where the tab below begins with some. */
function useBoardColumns() {
  const saved = useRouteLoaderData<SavedProps>('profile/profile-saved');
  const root = useRouteLoaderData<Partial<SavedProps>>('profile/profile-root');
  const { boards, view } = saved ?? root ?? {};
  if (!boards?.length || !view) return undefined;
  const { '--card': card, '--grid-most': most } = gridStyle(view);
  return { '--card': card, '--grid-most': most };
}

function InvitationPrompt({ inviter }: { inviter: string | null }) {
  useEffect(() => loginPrompt.open({ reason: 'board_invite', inviter: inviter ?? undefined }), [inviter]);
  return null;
}

type InvitedVisitProps = {
  person: ProfilePageData;
  code: string;
  isActor: boolean;
  mayMessage: boolean;
  refresh: () => void;
};

function InvitedVisit({ person, code, isActor, mayMessage, refresh }: InvitedVisitProps) {
  const { open, upsell } = useFollowUpsell(person, mayMessage);
  const onFollowed = () => {
    open();
    refresh();
  };
  return (
    <>
      <InviteLanding person={person} code={code} isActor={isActor} onFollowed={onFollowed} />
      {upsell}
    </>
  );
}
