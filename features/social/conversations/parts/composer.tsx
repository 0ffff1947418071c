import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { useDraft } from '#design/field/use-draft.ts';
import { SendIcon } from '#design/icons/icons.tsx';
import { MESSAGE_LIMIT, NEARLY_FULL } from '../conversation.ts';
import styles from './composer.module.css';
import { useFocusToWrite } from './use-focus-to-write.ts';

type ComposerProps = { draftName: string; autoFocus?: boolean; onSend: (text: string) => void };

/** Enter sends, Shift+Enter starts a new line. The draft stays until it is sent. */
export function Composer({ draftName, autoFocus, onSend }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useDraft(draftName);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusToWrite(field);
  const isBlank = text.trim() === '';
  const left = MESSAGE_LIMIT - text.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    onSend(text.trim());
    setText('');
    // The button is disabled until something is typed again, and a disabled button loses the focus.
    field.current?.focus();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <TextArea
        ref={field}
        autoFocus={autoFocus}
        label={t`Message`}
        isLabelHidden
        placeholder={t`Write a message`}
        rows={1}
        dir="auto"
        maxLength={MESSAGE_LIMIT}
        className={styles.field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => isSendingKey(event) && send(event)}
        hint={text.length > NEARLY_FULL ? <Trans>{left} characters left</Trans> : undefined}
      />
      <IconButton type="submit" variant="primary" label={t`Send`} disabled={isBlank}>
        <SendIcon />
      </IconButton>
    </form>
  );
}

/**
 * Whether a key sends the message. Enter also ends an input method's composition, and on touch keyboards it is the
 * only way to a new line.
 */
function isSendingKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return !matchMedia('(pointer: coarse)').matches;
}
