import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { MessageCircleIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { NewConversation } from '#features/social/conversations/parts/new-conversation.tsx';

export default function NoConversationPage() {
  const { t } = useLingui();
  const [isNew, setNew] = useState(false);
  const close = () => setNew(false);
  return (
    <>
      <EmptyState
        picture={<MessageCircleIcon size={32} />}
        title={t`Your messages`}
        text={t`Choose a conversation, or start a new one.`}
        action={
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setNew(true)}>
            <Trans>Write a message</Trans>
          </Button>
        }
      />
      <Dialog isOpen={isNew} onClose={close} title={t`New message`} size="small">
        <NewConversation onOpen={close} />
      </Dialog>
    </>
  );
}
