import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { ActingFollow } from '#features/social/follows/follow-person/acting-follow.tsx';
import { useFollowUpsell } from './use-follow-upsell.tsx';

type InvitedFollowProps = { person: ProfilePageData; code: string; refresh: () => void };

/** The button to follow, for who came by an invite. */
export function InvitedFollow({ person, code, refresh }: InvitedFollowProps) {
  const { open, upsell } = useFollowUpsell(person);
  return (
    <>
      <ActingFollow person={person} inviteCode={code} refresh={refresh} onInvited={open} />
      {upsell}
    </>
  );
}
