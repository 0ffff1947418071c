import { FollowLook } from './follow-look.tsx';
import { type FollowedPerson, useFollow } from './use-follow.ts';

export type ActingFollowProps = {
  person: FollowedPerson;
  inviteCode?: string | undefined;
  refresh?: (() => void) | undefined;
  onInvited?: (() => void) | undefined;
};

/** The button of whoever may follow. */
export function ActingFollow(props: ActingFollowProps) {
  const { state, toggle } = useFollow(props);
  return <FollowLook state={state} name={props.person.fullName} onClick={toggle} />;
}
