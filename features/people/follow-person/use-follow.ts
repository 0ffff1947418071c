import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { FollowIntent, type FollowState } from './follow-intent.ts';

/** After a follow the profile is read anew, ms later. */
const REFRESH_MS = 1000;

/** Whom a button follows. */
export interface FollowedPerson {
  id: string;
  fullName: string;
  isPrivate: boolean;
  isFollowedByMe: boolean;
  isAskedByMe: boolean;
}

interface Wish {
  person: FollowedPerson;
  /** The invite by which the viewer came. */
  inviteCode?: string | undefined;
  /** Reads anew what the page shows of this person; the list of them has nothing to. */
  refresh?: (() => void) | undefined;
  onFollowed?: (() => void) | undefined;
}

/** Follows and unfollows somebody: shown at once, taken back silently where it failed, the last press wins. */
export function useFollow(wish: Wish): { state: FollowState; toggle: () => void } {
  const { person } = wish;
  const known = stateOf(person);
  const [state, show] = useState(known);
  const latest = useRef(wish);
  const intent = useRef<FollowIntent>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = wish;
  });
  useEffect(() => {
    if (intent.current) intent.current.learn(known);
    else show(known);
  }, [known]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (now: FollowState) => {
    if (now === 'following') latest.current.onFollowed?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.refresh?.(), REFRESH_MS);
  };
  const toggle = () => {
    const promise = person.isPrivate && !wish.inviteCode ? 'asked' : 'following';
    intent.current ??= new FollowIntent(known, {
      act: (is) => act(latest.current, is),
      show,
      settle,
      promise,
    });
    intent.current.toggle();
  };
  return { state, toggle };
}

async function act({ person, inviteCode }: Wish, isWanted: boolean): Promise<FollowState> {
  const user_id = person.id;
  if (!isWanted) {
    await call('UserFollowResource.delete', { user_id });
    return 'none';
  }
  const { data } = await call('UserFollowResource.create', { user_id, invite_code: inviteCode ?? null });
  return data.explicitly_followed_by_me ? 'following' : 'asked';
}

export function stateOf(person: Pick<FollowedPerson, 'isFollowedByMe' | 'isAskedByMe'>): FollowState {
  if (person.isFollowedByMe) return 'following';
  return person.isAskedByMe ? 'asked' : 'none';
}
