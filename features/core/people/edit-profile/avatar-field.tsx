import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { FileButton } from '#design/file-button/file-button.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { UploadFailed } from '#features/core/media/parts/poll-upload.ts';
import { uploadFile } from '#features/core/media/parts/upload-file.ts';
import { useUploadTexts } from '#features/core/media/parts/use-upload-texts.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './avatar-field.module.css';

type AvatarFieldProps = {
  name: string;
  fullName: string;
  signature: string | null;
  error: string | undefined;
};

/** A new picture is uploaded at once, and saved with the form. */
export function AvatarField({ name, fullName, signature, error }: AvatarFieldProps) {
  const { t } = useLingui();
  const { chosen, setChosen, isSending, failure, bringIn } = useChosenPicture(signature);
  const problem = useId();
  const said = failure ?? error;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t`Picture`}</legend>
      <input type="hidden" name={name} value={chosen ?? ''} />
      <Avatar name={fullName} src={chosen && picturePath(chosen, '136x136')} size={96} />
      <div className={styles.acts}>
        <FileButton
          accept="image/*"
          isBusy={isSending}
          problem={said ? problem : undefined}
          onFiles={([file]) => void bringIn(file)}
        >
          <Trans>Change picture</Trans>
        </FileButton>
        {chosen && !isSending && (
          <Button variant="ghost" size="small" onClick={() => setChosen(null)}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
        {isSending && <Spinner size={20} label={t`Uploading`} />}
      </div>
      {said && (
        <div className={styles.failure}>
          <FieldError id={problem} isAnnounced={failure !== null}>
            {said}
          </FieldError>
        </div>
      )}
    </fieldset>
  );
}

function useChosenPicture(present: string | null) {
  const textOf = useUploadTexts();
  const [chosen, setChosen] = useState(present);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const bringIn = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    setSending(true);
    try {
      setChosen((await uploadFile(file, 'image')).signature);
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      setFailure(textOf(error.reason));
    } finally {
      setSending(false);
    }
  };
  return { chosen, setChosen, isSending, failure, bringIn };
}
