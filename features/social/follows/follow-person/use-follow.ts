import { useRef } from 'react';
import { call } from '#platform/resource/client.ts';
import { useSwitch } from '#platform/resource/use-switch.ts';

/** How the viewer stands to somebody, as it is shown. */
export type FollowState = 'none' | 'following' | 'asked';

/** Whom a button follows. */
export interface FollowedPerson {
  id: string;
  fullName: string;
  isPrivate: boolean;
  isFollowedByMe: boolean;
  isAskedByMe: boolean;
}

export interface FollowInput {
  person: FollowedPerson;
  /** The invite by which the viewer came. */
  inviteCode?: string | undefined;
  /** Reads anew what the page shows of this person; the list of them has nothing to. */
  refresh?: (() => void) | undefined;
  /** Followed, and by the invite: one that is worth nothing leads to a follow like any other. */
  onInvited?: (() => void) | undefined;
}

/** Follows and unfollows somebody: shown at once, taken back silently where it failed, the last press wins. */
export function useFollow({
  person,
  inviteCode,
  refresh,
  onInvited,
}: FollowInput): [FollowState, () => void] {
  const isInvited = useRef(false);
  return useSwitch<FollowState>(stateOf(person), {
    isOn: (state) => state !== 'none',
    // A private profile is asked first.
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
