import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#design/button/button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { FileButton } from '#design/file-button/file-button.tsx';
import { Picture } from '#design/picture/picture.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import type { ShownCover } from '../cover.ts';
import styles from './cover-field.module.css';
import { useCover } from './use-cover.ts';

type CoverFieldProps = { cover: ShownCover | null; refresh: () => Promise<void> | void };

/** The viewer's cover: a new picture or video shows once uploaded; a removed one can be restored. */
export function CoverField({ cover, refresh }: CoverFieldProps) {
  const { t } = useLingui();
  const { progress, failure, bringIn, remove } = useCover(refresh);
  const problem = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t`Cover`}</legend>
      <Present cover={cover} />
      <div className={styles.acts}>
        <FileButton
          accept="image/*,video/mp4,video/quicktime,video/webm"
          isBusy={progress !== null}
          problem={failure ? problem : undefined}
          onFiles={([file]) => void bringIn(file)}
        >
          {cover ? <Trans>Change cover</Trans> : <Trans>Add a cover</Trans>}
        </FileButton>
        {cover && progress === null && (
          <Button variant="ghost" size="small" onClick={remove}>
            <Trans>Remove cover</Trans>
          </Button>
        )}
      </div>
      {progress !== null && <ProgressBar label={t`Uploading`} value={progress} />}
      {failure && (
        <FieldError id={problem} isAnnounced>
          {failure}
        </FieldError>
      )}
    </fieldset>
  );
}

function Present({ cover }: { cover: ShownCover | null }) {
  const { t } = useLingui();
  return (
    <div className={styles.cover}>
      {cover ? (
        <Picture
          source={{ src: cover.image }}
          alt={t`Your cover`}
          width={cover.width}
          height={cover.height}
          color={cover.color ?? undefined}
          isCover
        />
      ) : (
        <p className={styles.none}>
          <Trans>No cover yet</Trans>
        </p>
      )}
    </div>
  );
}
