import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { InviteArrival } from '#features/library/members/answer-invite/invite-arrival.tsx';
import type { InviteCardData } from '#features/library/members/parts/invite-card-data.ts';
import { InviteCards } from '#features/library/members/parts/invite-cards.tsx';
import wall from '../wall-page.module.css';
import { InvitationPrompt } from './invitation-prompt.tsx';
import { InvitedVisit } from './invited-visit.tsx';
import styles from './profile.module.css';

type ProfileNoticesProps = Pick<ComponentProps<typeof InvitedVisit>, 'person' | 'isActor'> & {
  invites: readonly InviteCardData[];
  arrival: ComponentProps<typeof InviteArrival> | null;
  visitorArrival: ComponentProps<typeof InvitationPrompt> | null;
  code: string | null;
};

/** What waits on a profile for an answer of whoever looks: invites, and what they came by. */
export function ProfileNotices(props: ProfileNoticesProps) {
  const { invites, arrival, visitorArrival, code, person, isActor } = props;
  const { revalidate } = useRevalidator();
  return (
    <>
      {invites.length > 0 && (
        <div className={styles.tab}>
          <div className={wall.above}>
            <InviteCards cards={invites} onAnswered={revalidate} />
          </div>
        </div>
      )}
      {arrival && <InviteArrival {...arrival} />}
      {visitorArrival && <InvitationPrompt {...visitorArrival} />}
      {code && <InvitedVisit {...{ person, code, isActor }} refresh={revalidate} />}
    </>
  );
}
