import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf, FormErrors } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { FileDrop } from '#design/file-drop/file-drop.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { type DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { TRY_NOTE_CAP } from './try-pin.ts';
import type { TryPinProps } from './try-pin-button.tsx';
import styles from './try-pin-form.module.css';
import { type TryPhoto, useTryPin } from './use-try-pin.ts';

export function TryPinPanel({ isOpen, onClose, ...said }: TryPinProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...{ isOpen, onClose }} title={t`How did it go?`} size="small" submit={<Trans>Save</Trans>}>
      {(form) => <OwnTry {...said} {...form} />}
    </FormDialog>
  );
}

type OwnTryProps = Omit<Parameters<typeof TryPinForm>[0], 'saved'>;

function OwnTry(props: OwnTryProps) {
  const { t } = useLingui();
  const { pinId } = props;
  const [loaded, retry] = useLoaded(
    useCallback(() => call('DidItActivityResource.get', { pin_id: pinId }), [pinId]),
  );
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading the Pin`} minHeight={260} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <TryPinForm {...props} saved={loaded.data.data} />;
}

type TryPinFormProps = DialogForm &
  Pick<TryPinProps, 'pinId' | 'username' | 'onSaved'> & {
    saved: PinAnswer['did_it_data'] | null;
  };

function TryPinForm({ formId, saved, onState, ...said }: TryPinFormProps) {
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

/** A press outside the dialog must not lose what was typed or is being sent. */
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

type TryPhotoFieldProps = {
  photo: TryPhoto | null;
  error: string | undefined;
  onChange: (photo: TryPhoto | null) => void;
};

function TryPhotoField({ photo, error, onChange }: TryPhotoFieldProps) {
  const { t } = useLingui();
  const address = useAddress(photo);
  const problem = useId();
  if (!photo) {
    return (
      <FileDrop
        label={t`Add a photo of how it turned out`}
        accept="image/*"
        onFiles={([file]) => file && onChange({ file })}
      />
    );
  }
  return (
    <div>
      <div className={styles.photo}>
        {address && <img src={address} alt={t`How it turned out`} className={styles.picture} />}
        <IconButton
          label={t`Remove photo`}
          name="photo"
          aria-describedby={error ? problem : undefined}
          variant="onPicture"
          size="tiny"
          className={styles.remove}
          onClick={() => onChange(null)}
        >
          <XIcon size={16} />
        </IconButton>
      </div>
      {error && <FieldError id={problem}>{error}</FieldError>}
    </div>
  );
}

function useAddress(photo: TryPhoto | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!photo || 'signature' in photo) {
      setAddress(photo && picturePath(photo.signature, '236x'));
      return;
    }
    const made = URL.createObjectURL(photo.file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
}
