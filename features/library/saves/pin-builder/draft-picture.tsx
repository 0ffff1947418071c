import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { FileLabel } from '#design/file-button/file-label.tsx';
import { TrashIcon, UploadIcon } from '#design/icons/icons.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import type { UploadItem } from '#features/core/media/parts/upload-queue.ts';
import { mayComeIn, useUploadTexts } from '#features/core/media/parts/use-upload-texts.ts';
import { DraftPreview } from './draft-preview.tsx';
import { type DraftMedia, hasNoPicture } from './drafts.ts';
import styles from './pin-builder.module.css';
import { PICKED_FILES } from './use-picked-files.ts';

type DraftPictureProps = {
  draft: { media: DraftMedia | null; file: File | null };
  isLocked?: boolean;
  /** Shown if a required picture is missing. */
  error?: string;
  upload: UploadItem | null;
  /** Files of any type. */
  onFiles: (files: File[]) => void;
  onRetry: () => void;
  onRemovePicture: () => void;
};

export function DraftPicture(props: DraftPictureProps) {
  const { draft, upload, isLocked, onRetry, onRemovePicture } = props;
  const { t } = useLingui();
  if (hasNoPicture(draft)) return <PicturePlace {...props} />;
  const isOnItsWay = upload?.state === 'waiting' || upload?.state === 'sending';
  return (
    <div className={styles.picture}>
      <DraftPreview media={draft.media} file={draft.file} className={styles.image} isLarge />
      <IconButton
        label={isOnItsWay ? t`Cancel` : t`Remove picture`}
        variant="onPicture"
        size="small"
        className={styles.remove}
        disabled={isLocked}
        onClick={onRemovePicture}
      >
        <TrashIcon size={20} />
      </IconButton>
      {isOnItsWay && (
        <div className={styles.progress}>
          <ProgressBar
            label={t`Uploading`}
            value={upload.state === 'waiting' || upload.progress === 1 ? undefined : upload.progress}
          />
        </div>
      )}
      {upload?.state === 'failed' && (
        <Failure name={upload.file.name} reason={upload.reason} {...{ onRetry, onRemovePicture }} />
      )}
    </div>
  );
}

type FailureProps = Pick<DraftPictureProps, 'onRetry' | 'onRemovePicture'> & { name: string; reason: string };

/** Offers a retry or another file. */
function Failure({ name, reason, onRetry, onRemovePicture }: FailureProps) {
  const textOf = useUploadTexts();
  const mayRetry = mayComeIn(reason);
  return (
    <div role="alert" className={styles.failure}>
      <span>
        <bdi className={styles.fileName}>{name}</bdi>
        {textOf(reason)}
      </span>
      <Button size="small" onClick={mayRetry ? onRetry : onRemovePicture}>
        {mayRetry ? <Trans>Try again</Trans> : <Trans>Choose another file</Trans>}
      </Button>
    </div>
  );
}

function PicturePlace({ error, onFiles }: DraftPictureProps) {
  const problem = useId();
  return (
    <FileLabel
      accept={PICKED_FILES}
      multiple
      problem={error ? problem : undefined}
      onFiles={onFiles}
      className={styles.place}
    >
      <UploadIcon size={32} />
      <strong>
        <Trans>Choose files, drop them here, or paste a picture</Trans>
      </strong>
      <span className={styles.hint}>
        <Trans>Pictures up to 32 MB, MP4, MOV and WebM videos up to 200 MB</Trans>
      </span>
      {error && (
        <FieldError id={problem} isAnnounced>
          {error}
        </FieldError>
      )}
    </FileLabel>
  );
}
