import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import type { Attachment } from '../conversation.ts';
import { createConversation } from '../create-conversation/create-conversation-call.ts';
import { ContactList } from '../parts/contact-list.tsx';
import { useShowFailure } from '../parts/use-begin-conversation.ts';
import styles from './send-to-people.module.css';

export function SendToPeople({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { stateOf, send } = useSending(attachment);
  return (
    <div className={styles.send}>
      <ContactList
        loadingLabel={t`Loading sharing`}
        action={({ id, fullName }) => (
          <SendButton name={fullName} state={stateOf(id)} onClick={() => send(id, text.trim())} />
        )}
      />
      <TextField
        label={t`Message`}
        isLabelHidden
        placeholder={t`Add a message`}
        dir="auto"
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
}

type SendButtonProps = { name: string; state: 'sending' | 'sent' | undefined; onClick: () => void };

function SendButton({ name, state, onClick }: SendButtonProps) {
  const { t } = useLingui();
  const isSent = state === 'sent';
  return (
    <Button
      size="small"
      variant={isSent ? 'secondary' : 'primary'}
      // `disabled` would take the focus away from the pressed button.
      aria-disabled={isSent || undefined}
      pending={state === 'sending'}
      onClick={isSent ? undefined : onClick}
      aria-label={isSent ? t`Sent to ${name}` : t`Send to ${name}`}
    >
      {isSent ? <Trans>Sent</Trans> : <Trans>Send</Trans>}
    </Button>
  );
}

type State = 'sending' | 'sent';

function useSending(attachment: Attachment) {
  const showFailure = useShowFailure();
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const note = (id: string, state: State | null) =>
    setStates((before) => {
      const next = new Map(before);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  const send = async (id: string, text: string) => {
    note(id, 'sending');
    try {
      await createConversation({ user_ids: [id], attachment, ...(text && { text }) });
      note(id, 'sent');
    } catch (error) {
      note(id, null);
      showFailure(error);
    }
  };
  return { stateOf: (id: string) => states.get(id), send };
}
