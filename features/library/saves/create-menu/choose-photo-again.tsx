import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '#design/file-button/file-button.tsx';
import { ImageIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import styles from './choose-photo-again.module.css';
import type { LostPhoto } from './chosen-photo.ts';

type ChoosePhotoAgainProps = { lost: LostPhoto; onChosen: (files: File[]) => void };

/** A reload has lost the photo; uploading its preview instead would be a worse picture. */
export function ChoosePhotoAgain({ lost: { preview, name }, onChosen }: ChoosePhotoAgainProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Choose this photo again`}
      text={t`The page reloaded before your photo was uploaded, and the photo is too large to keep.`}
      picture={
        preview ? (
          <img className={styles.preview} src={preview} alt={t`What you chose`} />
        ) : (
          <span className={styles.placeholder}>
            <ImageIcon size={32} />
            <span className={styles.name} dir="auto">
              {name}
            </span>
          </span>
        )
      }
      action={
        <FileButton accept="image/*" multiple onFiles={onChosen}>
          <Trans>Choose photo</Trans>
        </FileButton>
      }
    />
  );
}
