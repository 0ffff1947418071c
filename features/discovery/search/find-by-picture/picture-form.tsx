import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '#design/file-button/file-button.tsx';
import { useFileDrop } from '#design/file-drop/use-file-drop.ts';
import styles from '../parts/visual-form.module.css';
import { usePictureSearch } from './use-picture-search.ts';

const ACCEPT = 'image/*';

/** A picture that is chosen, taken, pasted or dropped. */
export function PictureForm({ picture }: { picture: string | null }) {
  const { t } = useLingui();
  const { isBusy, problem, search, preview } = usePictureSearch(picture);
  const take = ([file]: File[]) => void search(file);
  const isOver = useFileDrop({ accept: ACCEPT, onFiles: take, isDisabled: isBusy });
  return (
    <section className={styles.part} data-over={isOver || undefined}>
      <h2 className={styles.title}>
        <Trans>By picture</Trans>
      </h2>
      {preview && <img className={styles.preview} src={preview} alt={t`What you searched with`} />}
      <FileButton accept={ACCEPT} onFiles={take} isBusy={isBusy} {...(problem && { problem: 'no-picture' })}>
        {isBusy ? <Trans>Looking…</Trans> : <Trans>Choose a picture</Trans>}
      </FileButton>
      <p className={styles.note}>
        <Trans>Or paste or drop one here. It isn't stored.</Trans>
      </p>
      <p id="no-picture" role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}
