import { useLingui } from '@lingui/react/macro';
import { useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { WithUnread } from '#design/badge/with-unread.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { MessageCircleIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { CONVERSATIONS_PATH, MOST_COUNTED } from '../conversation.ts';
import { unreadConversations } from '../unread-conversations.ts';
import { inboxDropdown } from './inbox-dropdown.ts';
import type { InboxPanelProps } from './inbox-panel.tsx';

const InboxPanel = onDemand<InboxPanelProps>(async () => (await import('./inbox-panel.tsx')).InboxPanel);

/** Narrower screens have no room for a dropdown and open the page. */
const WIDE = '(min-width: 600px)';

export function InboxButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { subscribe, current, none } = unreadConversations;
  const { unread_count: count, request_count } = useSyncExternalStore(subscribe, current, none);
  const dropdown = inboxDropdown;
  const { isOpen, attachment } = useSyncExternalStore(dropdown.subscribe, dropdown.current, dropdown.closed);
  const press = () => (matchMedia(WIDE).matches ? dropdown.open() : navigate(CONVERSATIONS_PATH));
  return (
    <WithUnread count={count} most={MOST_COUNTED} isWaiting={request_count > 0}>
      <IconButton
        ref={triggerRef}
        label={count > 0 ? t`Messages, ${count} unread` : t`Messages`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
        onPointerEnter={InboxPanel.preload}
      >
        <MessageCircleIcon />
      </IconButton>
      <InboxPanel {...{ isOpen, attachment, triggerRef }} onClose={dropdown.close} />
    </WithUnread>
  );
}
