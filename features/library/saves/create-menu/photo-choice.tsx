import { Trans, useLingui } from '@lingui/react/macro';
import { FileLabel } from '#design/file-button/file-label.tsx';
import { isAccepted } from '#design/file-drop/use-file-drop.ts';
import { ImagePlusIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import styles from './create-panel.module.css';

const PHOTOS = 'image/*';

type PhotoChoiceProps = {
  onOpen: () => boolean;
  onChosen: (photos: File[]) => void;
};

export function PhotoChoice({ onOpen, onChosen }: PhotoChoiceProps) {
  const { t } = useLingui();
  const choose = (files: File[]) => {
    // Some systems let people choose any file.
    const photos = files.filter((file) => isAccepted(file, PHOTOS));
    if (photos.length > 0) return onChosen(photos);
    toast.show({ id: 'only-pictures', kind: 'error', text: t`Only pictures can be added here.` });
  };
  return (
    <FileLabel accept={PHOTOS} multiple onOpen={onOpen} onFiles={choose} className={styles.choice}>
      <ImagePlusIcon size={20} />
      <Trans>Photo upload</Trans>
    </FileLabel>
  );
}
