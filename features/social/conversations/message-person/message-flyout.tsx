import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { MESSAGE_LIMIT } from '../conversation.ts';
import { useBeginConversation } from '../parts/use-begin-conversation.ts';
import styles from './message-flyout.module.css';

type MessageFlyoutProps = {
  person: { id: string; fullName: string };
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
};

export function MessageFlyout({ person, isOpen, onClose, triggerRef }: MessageFlyoutProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const begin = useBeginConversation();
  const send = async () => {
    const words = text.trim();
    setText('');
    onClose();
    // What could not be sent is there when the flyout opens again.
    if (!(await begin({ user_ids: [person.id], text: words }))) setText(words);
  };
  return (
    <Popover
      {...{ isOpen, onClose, triggerRef }}
      label={t`Message to ${person.fullName}`}
      className={styles.flyout}
    >
      <MessageForm name={person.fullName} {...{ text, setText }} onSend={send} />
    </Popover>
  );
}

type MessageFormProps = { name: string; text: string; setText: (text: string) => void; onSend: () => void };

function MessageForm({ name, text, setText, onSend }: MessageFormProps) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={t`Message to ${name}`}
        autoFocus
        dir="auto"
        rows={3}
        maxLength={MESSAGE_LIMIT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="primary" disabled={text.trim() === ''} onClick={onSend}>
        <Trans>Send</Trans>
      </Button>
    </>
  );
}
