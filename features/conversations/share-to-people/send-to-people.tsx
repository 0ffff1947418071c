import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import type { Attachment } from '../conversation.ts';
import { createConversation } from '../create-conversation/create-conversation-call.ts';
import { ContactList } from '../parts/contact-list.tsx';
import { useTellFailure } from '../parts/use-begin-conversation.ts';
import styles from './send-to-people.module.css';

type State = 'sending' | 'sent';

/** Sends something to people, one press each, with words if one likes. */
export function SendToPeople({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [text, setText] = useState('');
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const note = (id: string, state: State | null) =>
    setStates((before) => {
      const next = new Map(before);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  const send = async (id: string) => {
    note(id, 'sending');
    try {
      const words = text.trim();
      await createConversation({ user_ids: [id], attachment, ...(words && { text: words }) });
      note(id, 'sent');
    } catch (error) {
      note(id, null);
      tellFailure(error);
    }
  };
  return (
    <div className={styles.send}>
      <ContactList
        loadingLabel={t`Loading sharing`}
        act={({ id, fullName }) => {
          const state = states.get(id);
          return (
            <Button
              size="small"
              look={state === 'sent' ? 'secondary' : 'primary'}
              disabled={state === 'sent'}
              pending={state === 'sending'}
              onClick={() => send(id)}
              aria-label={state === 'sent' ? t`Sent to ${fullName}` : t`Send to ${fullName}`}
            >
              {state === 'sent' ? <Trans>Sent</Trans> : <Trans>Send</Trans>}
            </Button>
          );
        }}
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
