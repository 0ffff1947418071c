import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { useDraft } from '#design/field/use-draft.ts';
import { SuggestedWords, SuggestionList } from '#design/suggestions/suggestion-list.tsx';
import { type Suggestion, useSuggestions } from '#design/suggestions/use-suggestions.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { COMMENT_LIMIT, NEARLY_FULL } from '../comment.ts';
import styles from './comment-buttons.module.css';
import { type CommentData, commentData } from './comment-data.ts';

export type CommentFormProps = {
  /** The draft is stored under this name. */
  draftName: string;
  label: string;
  about: { pinId: string; reply_to_id?: string };
  onWritten: (comment: CommentData) => void;
  /** Comments were turned off since the page came; says so instead of an error at the field. */
  onTurnedOff?: (() => void) | undefined;
  onCancel: () => void;
};

/** What could not be sent stays in the field, with the reason. */
export function CommentForm(props: CommentFormProps) {
  const { draftName, label, about, onWritten, onTurnedOff, onCancel } = props;
  const [text, setText] = useDraft(`comment.${draftName}`);
  const sent = (comment: CommentData) => {
    setText('');
    onWritten(comment);
  };
  const { send, isPending, error, forgetError } = useSending({ about, onWritten: sent, onTurnedOff });
  const change = (next: string) => {
    setText(next);
    forgetError();
  };
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isBlank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !isPending) send(text.trim()).then((isDone) => isDone || field.current?.focus());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        {...{
          field,
          label,
          isAnswer: about.reply_to_id !== undefined,
          text,
          setText: change,
          error,
          submit,
          onCancel,
        }}
        pinId={about.pinId}
      />
      <Buttons {...{ isBlank, isPending, onCancel }} />
    </form>
  );
}

type CommentFieldProps = Pick<CommentFormProps, 'label' | 'onCancel'> &
  Parameters<typeof useMentions>[0] & {
    isAnswer: boolean;
    error: string | undefined;
    submit: (event: FormEvent) => void;
  };

function Field({ label, isAnswer, error, submit, onCancel, ...writing }: CommentFieldProps) {
  const { text, setText, field } = writing;
  const { t } = useLingui();
  const mentions = useMentions(writing);
  return (
    <div className={styles.field}>
      <TextArea
        ref={field}
        label={label}
        isLabelHidden
        placeholder={isAnswer ? label : t`Say something`}
        rows={2}
        dir="auto"
        maxLength={COMMENT_LIMIT}
        value={text}
        error={error}
        hint={text.length > NEARLY_FULL && <Left left={COMMENT_LIMIT - text.length} />}
        {...mentions.aria}
        onChange={(event) => {
          setText(event.currentTarget.value);
          mentions.look();
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return;
          if (isSending(event)) submit(event);
          else if (event.key === 'Escape') onCancel();
        }}
      />
      <People mentions={mentions} />
    </div>
  );
}

function People({ mentions }: { mentions: ReturnType<typeof useMentions> }) {
  const { t } = useLingui();
  return (
    <SuggestionList
      suggestions={mentions}
      label={t`People to mention`}
      count={<Plural value={mentions.items.length} one="# person to mention" other="# people to mention" />}
    >
      {({ word, fullName, image }) => (
        <>
          <Avatar name={fullName} src={image} size={32} />
          <SuggestedWords name={fullName} hint={`@${word}`} />
        </>
      )}
    </SuggestionList>
  );
}

function Left({ left }: { left: number }) {
  return <Plural value={left} one="# character left" other="# characters left" />;
}

type ButtonsProps = Pick<CommentFormProps, 'onCancel'> & { isBlank: boolean; isPending: boolean };

function Buttons({ isBlank, isPending, onCancel }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button size="small" variant="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button size="small" variant="primary" type="submit" disabled={isBlank} pending={isPending}>
        <Trans>Post</Trans>
      </Button>
    </div>
  );
}

type Sending = Pick<CommentFormProps, 'about' | 'onWritten' | 'onTurnedOff'>;

function useSending({ about, onWritten, onTurnedOff }: Sending) {
  const { t, i18n } = useLingui();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (text: string): Promise<boolean> => {
    setPending(true);
    setError(undefined);
    try {
      const { data } = await call('AggregatedCommentResource.create', { ...about, text });
      onWritten(commentData(data, { now: Date.now(), locale: i18n.locale }));
      return true;
    } catch (cause) {
      const isRefused = cause instanceof CallRefused && cause.status < 500;
      if (isRefused && cause.reason === 'comments-off' && onTurnedOff) onTurnedOff();
      else if (!asksToLogInAgain(cause))
        setError((isRefused && cause.message) || t`That didn't work. Try again.`);
      setPending(false);
      return false;
    }
  };
  return { send, isPending, error, forgetError: () => setError(undefined) };
}

const isSending = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

export const MENTION = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}_]{0,30})$/u;

interface SuggestedPerson extends Suggestion {
  fullName: string;
  image: string | null;
}

interface Writing {
  pinId: string;
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

function useMentions({ pinId, ...writing }: Writing) {
  const search = useCallback((term: string) => suggested(pinId, term), [pinId]);
  return useSuggestions({ ...writing, pattern: MENTION, search });
}

async function suggested(pinId: string, term: string): Promise<SuggestedPerson[]> {
  const { data } = await call('MentionTypeaheadResource.get', { pin_id: pinId, term });
  return data.map(({ id, username, full_name, image_small_url }) => ({
    ...{ id, word: username, fullName: full_name, image: pathOfPicture(image_small_url) },
  }));
}
