import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf, type FormError, FormErrors, useFormErrors } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { FileDrop } from '#design/file-drop/file-drop.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { UploadFailed } from '#features/core/media/parts/poll-upload.ts';
import { uploadFile } from '#features/core/media/parts/upload-file.ts';
import { useUploadTexts } from '#features/core/media/parts/use-upload-texts.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { type DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import { saidData } from '../parts/try-data.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { StarsField } from './stars-field.tsx';
import { TRY_NOTE_CAP } from './try-pin.ts';
import type { TryPinProps } from './try-pin-button.tsx';
import styles from './try-pin-form.module.css';

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
  const [stars, setStars] = useState(saved?.rating ?? null);
  const { save, takeBack, errors, onChange, forget } = useTryPin(said);
  const { touching, run } = useTouched(onState);
  const changePhoto = (chosen: TryPhoto | null) => {
    setPhoto(chosen);
    forget();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(() => save({ note, photo, stars }));
  };
  return (
    <form id={formId} className={styles.form} onSubmit={onSubmit} onChange={onChange}>
      <FormErrors errors={errors} />
      <StarsField stars={stars} onChange={touching(setStars)} />
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
      <TryPhotoField photo={photo} error={errorOf(errors, 'photo')} onChange={touching(changePhoto)} />
      {saved && (
        <Button variant="ghost" size="small" onClick={() => run(takeBack)}>
          <Trans>I didn't try it</Trans>
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

type TryPhoto = { file: File } | { signature: string };

type Saying = Pick<TryPinProps, 'pinId' | 'username' | 'onSaved'> & { onDone: () => void };

/** Both actions return whether it worked; `errors` says why not. */
function useTryPin({ pinId, username, onSaved, onDone }: Saying) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const uploadTexts = useUploadTexts();
  const { errors, setErrors, onChange } = useFormErrors();

  const textOf = (cause: unknown): FormError => {
    if (cause instanceof UploadFailed) return { field: 'photo', message: uploadTexts(cause.reason) };
    const field = cause instanceof CallRefused ? cause.field : null;
    if (field === 'image_signature')
      return { field: 'photo', message: t`This picture no longer exists. Choose it again.` };
    return {
      field: field === 'details' ? field : undefined,
      message: t`That didn't work. Try again.`,
    };
  };
  const attempt = async (run: () => Promise<void>): Promise<boolean> => {
    setErrors([]);
    try {
      await run();
      onDone();
      return true;
    } catch (cause) {
      setErrors([textOf(cause)]);
      return false;
    }
  };
  const save = ({
    note,
    photo,
    stars: rating,
  }: {
    note: string;
    photo: TryPhoto | null;
    stars: number | null;
  }) =>
    attempt(async () => {
      const image_signature = photo && (await signatureOf(photo));
      const said = { pin_id: pinId, details: note, image_signature, rating };
      onSaved(saidData((await call('DidItActivityResource.create', said)).data));
      toast.show({
        kind: 'success',
        text: t`Added to the Pins you tried`,
        action: { label: t`Show`, onAction: () => navigate(`/${username}/tried/`) },
      });
    });
  const takeBack = () =>
    attempt(async () => {
      await call('DidItActivityResource.delete', { pin_id: pinId });
      onSaved(null);
      toast.show({ text: t`Removed from the Pins you tried` });
    });
  return { save, takeBack, errors, onChange, forget: () => setErrors([]) };
}

async function signatureOf(photo: TryPhoto): Promise<string> {
  return 'file' in photo ? (await uploadFile(photo.file, 'image')).signature : photo.signature;
}
