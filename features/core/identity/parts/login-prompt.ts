import { useSyncExternalStore } from 'react';
import { createListeners } from '#platform/browser/listeners.ts';

export type LoginReason =
  | 'save_pin'
  | 'send_pin'
  | 'edit_pin'
  | 'hide_pin'
  | 'create'
  | 'create_board'
  | 'share_profile'
  | 'follow'
  | 'unfollow'
  | 'report'
  | 'click_followers'
  | 'click_following'
  | 'board_invite'
  | 'other';

export interface LoginPrompt {
  reason: LoginReason;
  /** The page to go to after logging in; by default the current one. */
  next?: string;
  /** What was typed is on this page, so logging in opens in a new tab. */
  isAgain?: boolean;
}

let prompt: LoginPrompt | null = null;
const listeners = createListeners();

function change(next: LoginPrompt | null): void {
  prompt = next;
  listeners.tell();
}

export const loginPrompt = {
  open: (next: LoginPrompt) => change(next),
  /** Who came by a limited login may follow it already. */
  openToFollow: (isFollowed: boolean) => change({ reason: isFollowed ? 'unfollow' : 'follow' }),
  close: () => change(null),
  subscribe: listeners.subscribe,
  current: () => prompt,
};

/** Null while nothing asks to log in. */
export function useLoginPrompt(): LoginPrompt | null {
  return useSyncExternalStore(loginPrompt.subscribe, loginPrompt.current, () => null);
}
