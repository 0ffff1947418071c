import { latePart } from '#design/on-demand/late-part.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { FollowSide } from '../list-followers/list-followers.ts';
import { CountButtons, type CountedPerson } from './count-buttons.tsx';

// Visitors see no lists, so they do not load the code for them.
const OpeningCounts = latePart(() => import('../list-followers/opening-counts.tsx'), 'OpeningCounts');

type FollowCountsProps = {
  person: CountedPerson & { id: string; username: string; firstName: string };
  /** Null for who may not act. */
  actorId: string | null;
  /** Not visitors and limited logins. */
  mayLook: boolean;
};

export function FollowCounts({ person, actorId, mayLook }: FollowCountsProps) {
  if (!mayLook) return <CountButtons person={person} onPress={askToLogIn} isPrompt />;
  const before = <CountButtons person={person} />;
  return <OpeningCounts person={person} actorId={actorId} before={before} />;
}

function askToLogIn(side: FollowSide): void {
  loginPrompt.open({ reason: `click_${side}` });
}
