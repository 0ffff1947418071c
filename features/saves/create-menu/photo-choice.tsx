import { Trans, useLingui } from '@lingui/react/macro';
import { isAccepted } from '#design/file-drop/use-file-drop.ts';
import { ImagePlusIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import styles from './create-panel.module.css';

const PHOTOS = 'image/*';

type PhotoChoiceProps = {
  /** Whether a photo may be chosen now. */
  onOpen: () => boolean;
  onChosen: (photo: File) => void;
};

/** Makes a pin of a photo on one's own device. */
export function PhotoChoice({ onOpen, onChosen }: PhotoChoiceProps) {
  const { t } = useLingui();
  const choose = (file: File | undefined) => {
    if (!file) return;
    // Systems offer all files to those who ask for them.
    if (isAccepted(file, PHOTOS)) return onChosen(file);
    toast.show({ kind: 'error', text: t`Only pictures can be added here.`, duration: 5000 });
  };
  return (
    <label className={styles.choice}>
      <input
        type="file"
        accept={PHOTOS}
        className={styles.input}
        onClick={(event) => {
          if (!onOpen()) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <ImagePlusIcon size={20} />
      <Trans>Photo upload</Trans>
    </label>
  );
}
