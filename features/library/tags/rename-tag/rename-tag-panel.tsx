import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/tag-form.module.css';
import { LONGEST_TAG } from '../tag.ts';

export type RenameTagDialogProps = {
  tag: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** A name that another tag has offers to merge the two. */
export function RenameTagPanel({ tag, isOpen, onClose, onDone }: RenameTagDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Rename tag</Trans>} hasNote size="small">
      <RenameForm {...{ tag, onClose, onDone }} />
    </Dialog>
  );
}

function RenameForm({ tag, onClose, onDone }: Omit<RenameTagDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const [name, setName] = useState(tag.name);
  const { state, error, send, forget } = useRename(tag.id, () => {
    onClose();
    onDone();
  });
  const isTaken = state === 'taken';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(name, isTaken);
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
      {isTaken && <TakenName from={tag.name} into={name.trim()} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={name.trim() === ''} pending={state === 'sending'}>
          {isTaken ? <Trans>Merge tags</Trans> : <Trans>Save</Trans>}
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

function useRename(tag_id: string, onDone: () => void) {
  const failureText = useFailureText();
  const [state, setState] = useState<'open' | 'sending' | 'taken'>('open');
  const [error, setError] = useState<string>();
  const forget = () => {
    setState('open');
    setError(undefined);
  };
  const send = async (name: string, merge: boolean) => {
    setState('sending');
    try {
      await call('TagResource.update', { tag_id, name, merge });
      onDone();
    } catch (failure) {
      const isTaken = failure instanceof CallRefused && failure.reason === 'tag-name-taken';
      setState(isTaken ? 'taken' : 'open');
      setError(isTaken ? undefined : failureText(failure));
    }
  };
  return { state, error, send, forget };
}
