import { createListeners } from '#platform/browser/listeners.ts';
import type { Attachment } from '../conversation.ts';

interface Dropdown {
  isOpen: boolean;
  attachment: Attachment | null;
}

const CLOSED: Dropdown = { isOpen: false, attachment: null };
let current = CLOSED;
const listeners = createListeners();

function change(next: Dropdown): void {
  current = next;
  listeners.tell();
}

/** Other parts of a page may open it with an attachment. */
export const inboxDropdown = {
  subscribe: listeners.subscribe,
  current: () => current,
  closed: () => CLOSED,
  /** Does nothing where it is already open. */
  open(attachment: Attachment | null = null): void {
    if (!current.isOpen) change({ isOpen: true, attachment });
  },
  close(): void {
    change(CLOSED);
  },
};

export function openWithFollowInvite(personId: string): void {
  inboxDropdown.open({ type: 'follow_invite', id: personId });
}
