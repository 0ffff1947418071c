import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { SendIcon } from '#design/icons/icons.tsx';
import { MESSAGE_LIMIT, NEARLY_FULL } from '../conversation.ts';
import styles from './composer.module.css';
import { useDraft } from './use-draft.ts';

/** Where one writes: Enter sends, Shift and Enter begin a line. What is typed stays until it is sent. */
export function Composer({ draftName, onSend }: { draftName: string; onSend: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useDraft(draftName);
  const [isTouch] = useState(() => typeof window !== 'undefined' && matchMedia('(pointer: coarse)').matches);
  const isBlank = text.trim() === '';
  const left = MESSAGE_LIMIT - text.length;
  const send = () => {
    if (isBlank) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that is being put together, in scripts that are typed so; phones have no other new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t`Message`}
        isLabelHidden
        placeholder={t`Write a message`}
        rows={1}
        dir="auto"
        maxLength={MESSAGE_LIMIT}
        className={styles.field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        hint={text.length > NEARLY_FULL ? <Trans>{left} characters left</Trans> : undefined}
      />
      <IconButton type="submit" look="primary" label={t`Send`} disabled={isBlank}>
        <SendIcon />
      </IconButton>
    </form>
  );
}
