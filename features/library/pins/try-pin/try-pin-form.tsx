import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { errorOf, FormErrors } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import type { DialogForm } from '../parts/form-dialog.tsx';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { TryPhotoField } from './try-photo-field.tsx';
import { TRY_NOTE_CAP } from './try-pin.ts';
import type { TryPinProps } from './try-pin-button.tsx';
import styles from './try-pin-form.module.css';
import { type TryPhoto, useTryPin } from './use-try-pin.ts';

type TryPinFormProps = DialogForm &
  Pick<TryPinProps, 'pinId' | 'username' | 'onSaved'> & {
    /** The viewer's earlier try. */
    saved: PinAnswer['did_it_data'] | null;
  };

/** Note and photo of a try; an earlier one can be deleted. */
export function TryPinForm({ formId, saved, onState, ...said }: TryPinFormProps) {
  const { t } = useLingui();
  const [note, setNote] = useState(saved?.details ?? '');
  const [photo, setPhoto] = useState<TryPhoto | null>(
    saved?.image_signature ? { signature: saved.image_signature } : null,
  );
  const { save, takeBack, errors } = useTryPin(said);
  const { touching, run } = useTouched(onState);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(() => save(note, photo));
  };
  return (
    <form id={formId} className={styles.form} onSubmit={onSubmit}>
      <FormErrors errors={errors} />
      <TextArea
        name="details"
        label={t`Note`}
        error={errorOf(errors, 'details')}
        hint={t`What worked, and what you'd change`}
        isOptional
        maxLength={TRY_NOTE_CAP}
        value={note}
        onChange={touching((event: ChangeEvent<HTMLTextAreaElement>) => setNote(event.currentTarget.value))}
      />
      <TryPhotoField photo={photo} error={errorOf(errors, 'photo')} onChange={touching(setPhoto)} />
      {saved && (
        <Button variant="ghost" size="small" onClick={() => run(takeBack)}>
          <Trans>I did not try it</Trans>
        </Button>
      )}
    </form>
  );
}

/** Reports when something was typed, which a press outside the dialog must not lose, and while it is being sent. */
function useTouched(onState: TryPinFormProps['onState']) {
  const touch = () => onState({ isTouched: true, isPending: false });
  const touching =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      touch();
    };
  const run = async (action: () => Promise<boolean>) => {
    onState({ isTouched: true, isPending: true });
    if (!(await action())) touch();
  };
  return { touching, run };
}
