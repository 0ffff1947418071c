import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { MESSAGE_LIMIT } from '../conversation.ts';
import { useBeginConversation } from '../parts/use-begin-conversation.ts';
import styles from './message-button.module.css';

/** Opens a flyout in which one writes to a person; sending opens the conversation. */
export function MessageButton({ person }: { person: { id: string; fullName: string } }) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const begin = useBeginConversation();
  const send = async () => {
    const words = text.trim();
    setText('');
    setOpen(false);
    // What could not be sent is there again when the flyout is opened again.
    if (!(await begin({ user_ids: [person.id], text: words }))) setText(words);
  };
  return (
    <>
      <Button
        ref={triggerRef}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
        onPointerEnter={Popover.preload}
      >
        <Trans>Message</Trans>
      </Button>
      <Popover
        {...{ isOpen, triggerRef }}
        onClose={() => setOpen(false)}
        label={t`Message to ${person.fullName}`}
        className={styles.flyout}
      >
        <MessageForm name={person.fullName} {...{ text, setText }} onSend={send} />
      </Popover>
    </>
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
      <Button look="primary" disabled={text.trim() === ''} onClick={onSend}>
        <Trans>Send</Trans>
      </Button>
    </>
  );
}
