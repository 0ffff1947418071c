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
  /** Followed, and by the invite: one that is worth nothing leads to a follow like any other. */
  onInvited?: (() => void) | undefined;
}

/** Follows and unfollows somebody: shown at once, taken back silently where it failed, the last press wins. */
export function useFollow(input: Wish): { state: FollowState; toggle: () => void } {
  const { person } = input;
  const known = stateOf(person);
  const [state, show] = useState(known);
  const latest = useRef(input);
  const intent = useRef<FollowIntent>(undefined);
  const isInvited = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    if (intent.current) intent.current.learn(known);
    else show(known);
  }, [known]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (now: FollowState) => {
    if (now === 'following' && isInvited.current) latest.current.onInvited?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.refresh?.(), REFRESH_MS);
  };
  const toggle = () => {
    const promise = person.isPrivate && !input.inviteCode ? 'asked' : 'following';
    intent.current ??= new FollowIntent(known, {
      action: async (is) => {
        const done = await action(latest.current, is);
        isInvited.current = done.isInvited;
        return done.state;
      },
      show,
      settle,
      promise,
    });
    intent.current.toggle();
  };
  return { state, toggle };
}

interface Done {
  state: FollowState;
  isInvited: boolean;
}

async function action({ person, inviteCode }: Wish, isWanted: boolean): Promise<Done> {
  const user_id = person.id;
  if (!isWanted) {
    await call('UserFollowResource.delete', { user_id });
    return { state: 'none', isInvited: false };
  }
  const { data } = await call('UserFollowResource.create', { user_id, invite_code: inviteCode ?? null });
  return { state: data.explicitly_followed_by_me ? 'following' : 'asked', isInvited: data.is_invited };
}

export function stateOf(person: Pick<FollowedPerson, 'isFollowedByMe' | 'isAskedByMe'>): FollowState {
  if (person.isFollowedByMe) return 'following';
  return person.isAskedByMe ? 'asked' : 'none';
}
