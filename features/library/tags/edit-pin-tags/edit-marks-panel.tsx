import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { type DialogForm, FormDialog } from '#features/library/pins/parts/form-dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { changedMarks, type MarksText, marksText, type PinMarksData } from '../marks-text.ts';
import { MarksFields } from '../parts/marks-fields.tsx';

export type EditMarksDialogProps = {
  pinId: string;
  marks: PinMarksData;
  isOpen: boolean;
  onClose: () => void;
};

export function EditMarksPanel({ pinId, marks, isOpen, onClose }: EditMarksDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...{ isOpen, onClose }} title={t`Note and tags`} submit={<Trans>Save</Trans>}>
      {(form) => <MarksForm {...{ pinId, marks }} {...form} />}
    </FormDialog>
  );
}

type MarksFormProps = DialogForm & Pick<EditMarksDialogProps, 'pinId' | 'marks'>;

function MarksForm({ pinId, marks, formId, onState, onDone }: MarksFormProps) {
  const [stored] = useState<MarksText>(() => marksText(marks));
  const [text, setText] = useState(stored);
  const save = useSave(pinId, stored);
  const touch = (isPending = false) => onState({ isTouched: true, isPending });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    touch(true);
    if (await save(text)) onDone();
    else touch();
  };
  const change = (next: MarksText) => {
    setText(next);
    touch();
  };
  return (
    <form id={formId} onSubmit={onSubmit}>
      <MarksFields value={text} onChange={change} />
    </form>
  );
}

/** Returns whether it is saved. */
function useSave(pin_id: string, stored: MarksText) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  return async (text: MarksText): Promise<boolean> => {
    const changed = changedMarks(stored, text);
    try {
      if (changed) await call('PinTagsResource.update', { pin_id, ...changed });
    } catch (error) {
      if (!asksToLogInAgain(error)) toast.show({ kind: 'error', text: failureText(error) });
      return false;
    }
    toast.show({ kind: 'success', text: t`Note and tags saved`, duration: 3000 });
    await revalidate();
    return true;
  };
}
