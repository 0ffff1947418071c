import { InviteLanding } from '#features/core/people/invite-codes/invite-landing.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { useFollowUpsell } from './use-follow-upsell.tsx';

type InvitedVisitProps = {
  person: ProfilePageData;
  code: string;
  isActor: boolean;
  refresh: () => void;
};

/** What happens to whoever comes to a profile by an invite. */
export function InvitedVisit({ person, code, isActor, refresh }: InvitedVisitProps) {
  const { open, upsell } = useFollowUpsell(person);
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
