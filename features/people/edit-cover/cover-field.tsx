import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#design/button/button.tsx';
import { buttonClass } from '#design/button/button-look.ts';
import { FieldError } from '#design/field/field-error.tsx';
import { Picture } from '#design/picture/picture.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import type { ShownCover } from '../cover.ts';
import styles from './cover-field.module.css';
import { useCover } from './use-cover.ts';

type CoverFieldProps = { cover: ShownCover | null; refresh: () => Promise<void> | void };

/** The own cover: another picture or video is shown as soon as it has come in; what was removed can be brought back. */
export function CoverField({ cover, refresh }: CoverFieldProps) {
  const { t } = useLingui();
  const { progress, failure, bringIn, remove } = useCover(refresh);
  const trouble = useId();
  return (
    <div className={styles.field}>
      <Present cover={cover} />
      <div className={styles.acts}>
        <label className={buttonClass({ size: 'small' }, styles.change)}>
          <input
            type="file"
            accept="image/*,video/mp4,video/webm"
            className={styles.input}
            // Disabled, it would lose the focus while a file is on its way.
            aria-disabled={progress !== null}
            onClick={(event) => progress !== null && event.preventDefault()}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? trouble : undefined}
            onChange={({ currentTarget }) => {
              void bringIn(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          {cover ? <Trans>Change cover</Trans> : <Trans>Add a cover</Trans>}
        </label>
        {cover && progress === null && (
          <Button look="ghost" size="small" onClick={remove}>
            <Trans>Remove cover</Trans>
          </Button>
        )}
      </div>
      {progress !== null && <ProgressBar label={t`Uploading`} value={progress} />}
      {failure && (
        <FieldError id={trouble} isTold>
          {failure}
        </FieldError>
      )}
    </div>
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
