import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { type Attachment, CONVERSATIONS_PATH } from '../conversation.ts';
import { SendToPeople } from '../share-to-people/send-to-people.tsx';
import { Inbox } from './inbox.tsx';
import styles from './inbox-panel.module.css';

export type InboxPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  attachment: Attachment | null;
  triggerRef: RefObject<HTMLElement | null>;
};

/** InboxButton loads it in a chunk of its own. */
export function InboxPanel({ isOpen, onClose, attachment, triggerRef }: InboxPanelProps) {
  const { t } = useLingui();
  return (
    <Popover
      {...{ isOpen, onClose, triggerRef }}
      label={attachment ? t`Invite to your profile` : t`Messages`}
      placement="bottom end"
      className={styles.panel}
    >
      {attachment ? (
        <>
          <h2 className={styles.title}>
            <Trans>Invite to your profile</Trans>
          </h2>
          <SendToPeople attachment={attachment} />
        </>
      ) : (
        <>
          <Inbox level={2} onOpen={onClose} />
          <LinkButton to={CONVERSATIONS_PATH} size="small" wide onClick={onClose}>
            <Trans>See all messages</Trans>
          </LinkButton>
        </>
      )}
    </Popover>
  );
}
