import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATIONS_PATH } from '../conversation.ts';
import type { ConversationData } from './conversation-data.ts';
import { useConversationName } from './conversation-name.tsx';
import styles from './thread.module.css';

type RequestAnswerProps = { conversation: ConversationData; onAccepted: () => void };

/** Shown instead of the composer: asks whether to accept a stranger's messages. */
export function RequestAnswer({ conversation, onAccepted }: RequestAnswerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null);
  const name = useConversationName()(conversation);
  const conversation_id = conversation.id;
  const answer = async (what: 'accept' | 'decline') => {
    setPending(what);
    try {
      if (what === 'accept') {
        await call('ConversationRequestResource.update', { conversation_id });
        onAccepted();
      } else {
        await call('ConversationRequestResource.delete', { conversation_id });
        toast.show({ text: t`Request declined`, duration: 4000 });
        await navigate(CONVERSATIONS_PATH);
      }
    } catch {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
    }
    setPending(null);
  };
  return (
    <div className={styles.request}>
      <span>
        <Trans>{name} wants to message you. They won't know whether you've read it.</Trans>
      </span>
      <span className={styles.acts}>
        {conversation.state === 'request' && (
          <Button onClick={() => answer('decline')} pending={pending === 'decline'}>
            <Trans>Decline</Trans>
          </Button>
        )}
        <Button variant="primary" onClick={() => answer('accept')} pending={pending === 'accept'}>
          <Trans>Accept</Trans>
        </Button>
      </span>
    </div>
  );
}
