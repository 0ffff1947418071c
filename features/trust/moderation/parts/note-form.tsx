import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { CASE_LIMITS } from '../case.ts';

export function NoteForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui();
  // A new key empties the field once the note is saved.
  const [notes, setNotes] = useState(0);
  const form = useSendingForm({
    required: { case_note: t`Write something.` },
    fieldOf: () => 'case_note',
    send: async ({ case_note = '' }) => {
      await call('ModerationNoteResource.create', { case_id: caseId, note: case_note });
      setNotes(notes + 1);
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm key={notes} form={form} isPart submit={<Trans>Add the note</Trans>}>
      <TextArea
        name="case_note"
        label={t`Note about the case`}
        rows={2}
        maxLength={CASE_LIMITS.note}
        error={errorOf(form.errors, 'case_note')}
      />
    </EntryForm>
  );
}
