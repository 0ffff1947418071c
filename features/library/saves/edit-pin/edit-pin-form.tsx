import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import type { DialogForm } from '#features/library/pins/parts/form-dialog.tsx';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { BoardField } from '../parts/board-field.tsx';
import styles from '../parts/pin-fields.module.css';
import { PinFields } from '../parts/pin-fields.tsx';
import { focusFirstError, type PinErrors } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import { useEditPin } from './use-edit-pin.ts';

type EditPinFormProps = DialogForm & {
  pin: PinAnswer;
  saver: Saver;
};

/** The texts and the place of an existing pin. */
export function EditPinForm({ pin, saver, formId, onState, onDone }: EditPinFormProps) {
  const touched = () => onState({ isTouched: true, isPending: false });
  const { pinText, changeText, target, changeTarget, comments, send } = useEditPin(pin, touched);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PinErrors>({});

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    onState({ isTouched: true, isPending: true });
    const wrong = await send().finally(touched);
    if (!wrong) return onDone();
    setErrors(wrong);
    focusFirstError(form.current);
  };
  const board = (
    <BoardField saver={saver} value={target} error={errors.board} isBoardWanted onChange={changeTarget} />
  );
  return (
    <form ref={form} id={formId} className={styles.fields} onSubmit={onSubmit} noValidate>
      {errors.form && (
        <p role="alert" tabIndex={-1} className={styles.trouble}>
          {errors.form}
        </p>
      )}
      <PinFields pinText={pinText} errors={errors} onChange={changeText} board={board} />
      <Checkbox
        checked={comments.areAllowed}
        onChange={(event) => comments.change(event.currentTarget.checked)}
      >
        <Trans>Allow comments</Trans>
      </Checkbox>
    </form>
  );
}
