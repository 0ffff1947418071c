import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/tag-form.module.css';
import { LONGEST_TAG, tagKey } from '../tag.ts';

type OwnTag = { id: string; name: string };

export type TagDialogProps = {
  tag: OwnTag;
  /** All tags, this one too. */
  tags: readonly OwnTag[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** A name that another tag has offers to merge the two. */
export function RenameTagPanel({ tag, tags, isOpen, onClose, onDone }: TagDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Rename tag</Trans>} hasNote size="small">
      <RenameForm {...{ tag, tags, onClose, onDone }} />
    </Dialog>
  );
}

function RenameForm({ tag, tags, onClose, onDone }: Omit<TagDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const [name, setName] = useState(tag.name);
  const { isPending, taken, error, send, forget } = useRename(tag.id, tags, () => {
    onClose();
    onDone();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(name);
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t`Name`}
        name="name"
        maxLength={LONGEST_TAG}
        autoComplete="off"
        autoFocus
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          forget();
        }}
      />
      {taken && <TakenName from={tag.name} into={taken.name} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={name.trim() === ''} pending={isPending}>
          {taken ? <Trans>Merge tags</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  );
}

function TakenName({ from, into }: { from: string; into: string }) {
  return (
    <p role="status" className={styles.question}>
      <Trans>
        You already have the tag “{into}”. Merge “{from}” into it? This can't be undone.
      </Trans>
    </p>
  );
}

/** `send` merges once the name turned out to be that of another tag. */
function useRename(tag_id: string, tags: readonly OwnTag[], onDone: () => void) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [taken, setTaken] = useState<OwnTag>();
  const [error, setError] = useState<string>();
  const forget = () => {
    setTaken(undefined);
    setError(undefined);
  };
  const send = async (name: string) => {
    setPending(true);
    try {
      await call('TagResource.update', taken ? { tag_id, into_id: taken.id } : { tag_id, name });
      onDone();
    } catch (failure) {
      const isTaken = failure instanceof CallRefused && failure.reason === 'tag-name-taken';
      const other = isTaken && tags.find((tag) => tagKey(tag.name) === tagKey(name.trim()));
      setTaken(other || undefined);
      setError(other ? undefined : failureText(failure));
      setPending(false);
    }
  };
  return { isPending, taken, error, send, forget };
}
