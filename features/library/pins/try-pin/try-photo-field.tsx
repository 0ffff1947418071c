import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { FileDrop } from '#design/file-drop/file-drop.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './try-pin-form.module.css';
import type { TryPhoto } from './use-try-pin.ts';

type TryPhotoFieldProps = {
  photo: TryPhoto | null;
  /** Why the chosen photo could not be stored. */
  error: string | undefined;
  onChange: (photo: TryPhoto | null) => void;
};

/** The photo of a try: choose, preview, remove. */
export function TryPhotoField({ photo, error, onChange }: TryPhotoFieldProps) {
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

/** The address of the photo: a blob URL until it is uploaded. */
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
