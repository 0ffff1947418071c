import { createListeners } from '#platform/browser/listeners.ts';

/** What somebody wanted to do when they were asked to log in. */
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
  /** Of an invitation: who invites, where that is known. */
  inviter?: string | undefined;
  /** Where to go after logging in; the page one is on where nothing is said. */
  next?: string;
}

let prompt: LoginPrompt | null = null;
const listeners = createListeners();

function change(next: LoginPrompt | null): void {
  prompt = next;
  listeners.tell();
}

/** Asks a visitor to log in before they can do what they wanted; from anywhere in the browser. */
export const loginPrompt = {
  open: (next: LoginPrompt) => change(next),
  close: () => change(null),
  subscribe: listeners.subscribe,
  current: () => prompt,
};
