import { useRef } from 'react';
import { call } from '#platform/resource/client.ts';
import { useSwitch } from '#platform/resource/use-switch.ts';

export type FollowState = 'none' | 'following' | 'asked';

interface FollowedPerson {
  id: string;
  fullName: string;
  isPrivate: boolean;
  isFollowedByMe: boolean;
  isAskedByMe: boolean;
}

export interface FollowInput {
  person: FollowedPerson;
  inviteCode?: string | undefined;
  /** Reloads what the page shows of this person; lists have nothing to reload. */
  refresh?: (() => void) | undefined;
  /** Not called for an invalid invite, which leads to an ordinary follow. */
  onInvited?: (() => void) | undefined;
}

/** Shown at once, reverted silently on failure; the last press wins. */
export function useFollow({
  person,
  inviteCode,
  refresh,
  onInvited,
}: FollowInput): [FollowState, () => void] {
  const isInvited = useRef(false);
  return useSwitch<FollowState>(stateOf(person), {
    isOn: (state) => state !== 'none',
    // A private profile has to accept the follow first.
    expected: (isOn) => (isOn ? (person.isPrivate && !inviteCode ? 'asked' : 'following') : 'none'),
    turn: async (isOn) => {
      const user_id = person.id;
      isInvited.current = false;
      if (!isOn) {
        await call('UserFollowResource.delete', { user_id });
        return 'none';
      }
      const { data } = await call('UserFollowResource.create', { user_id, invite_code: inviteCode ?? null });
      isInvited.current = data.is_invited;
      return data.explicitly_followed_by_me ? 'following' : 'asked';
    },
    settle: (state) => {
      if (state === 'following' && isInvited.current) onInvited?.();
    },
    refresh,
  });
}

function stateOf(person: FollowedPerson): FollowState {
  if (person.isFollowedByMe) return 'following';
  return person.isAskedByMe ? 'asked' : 'none';
}
