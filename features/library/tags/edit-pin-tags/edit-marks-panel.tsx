import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextArea } from '#design/field/text-field.tsx';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { type DialogForm, FormDialog } from '#features/library/pins/parts/form-dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { TagField } from '../parts/tag-field.tsx';
import { LONGEST_NOTE, MOST_TAGS } from '../tag.ts';
import styles from './edit-marks.module.css';
import type { PinMarksData } from './pin-marks.tsx';

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

const knownTags = async () => {
  const { data } = await call('TagsResource.get', { page_size: MOST_TAGS });
  return data.map(({ name }) => name);
};

type MarksFormProps = DialogForm & Pick<EditMarksDialogProps, 'pinId' | 'marks'>;

function MarksForm({ pinId, marks, formId, onState, onDone }: MarksFormProps) {
  const { t } = useLingui();
  const [note, setNote] = useState(marks.note);
  const [tags, setTags] = useState(() => marks.tags.map(({ name }) => name));
  const [known] = useLoaded(useCallback(knownTags, []));
  const save = useSave(pinId);
  const touch = (isPending = false) => onState({ isTouched: true, isPending });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    touch(true);
    if (await save({ note, tags })) onDone();
    else touch();
  };
  return (
    <form id={formId} className={styles.form} onSubmit={onSubmit}>
      <p className={styles.private}>
        <LockIcon size={16} />
        <Trans>Only you can see this</Trans>
      </p>
      <TextArea
        label={t`Note`}
        name="note"
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          touch();
        }}
      />
      <TagField
        label={t`Tags`}
        value={tags}
        known={known.state === 'ready' ? known.data : []}
        onChange={(names) => {
          setTags(names);
          touch();
        }}
      />
    </form>
  );
}

/** Returns whether it is saved. */
function useSave(pin_id: string) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  return async (marks: { note: string; tags: string[] }): Promise<boolean> => {
    try {
      await call('PinTagsResource.update', { pin_id, ...marks });
    } catch (error) {
      if (!asksToLogInAgain(error)) toast.show({ kind: 'error', text: failureText(error) });
      return false;
    }
    toast.show({ kind: 'success', text: t`Note and tags saved`, duration: 3000 });
    await revalidate();
    return true;
  };
}
