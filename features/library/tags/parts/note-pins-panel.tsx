import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { LONGEST_NOTE } from '../tag.ts';

export type NotePinsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onNote: (note: string) => void;
};

/** Asks for the note that several pins get. */
export function NotePinsPanel({ isOpen, onClose, onNote }: NotePinsDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [note, setNote] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onNote(note);
    setNote('');
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Add a note`}
      hasNote
      size="small"
      actions={
        <Button type="submit" form={formId} variant="primary" disabled={note.trim() === ''}>
          <Trans>Add</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        <TextArea
          label={t`Note`}
          name="note"
          hint={t`Only you can see it. It's added below notes these Pins already have.`}
          maxLength={LONGEST_NOTE}
          autoFocus
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
