import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { FileButton } from '#design/file-button/file-button.tsx';
import { Picture } from '#design/picture/picture.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { toast } from '#design/toast/toast.ts';
import { UploadFailed } from '#features/core/media/parts/poll-upload.ts';
import { uploadMedia } from '#features/core/media/parts/upload-file.ts';
import { useUploadTexts } from '#features/core/media/parts/use-upload-texts.ts';
import { call } from '#platform/resource/client.ts';
import type { ShownCover } from '../cover.ts';
import styles from './cover-field.module.css';

type CoverFieldProps = { cover: ShownCover | null; refresh: () => Promise<void> | void };

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

/** `progress` is the share uploaded, 0 to 1; null while nothing is. */
function useCover(refresh: () => Promise<void> | void) {
  const { t } = useLingui();
  const textOf = useUploadTexts();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const bringIn = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    setProgress(0);
    try {
      const media = await uploadMedia(file, { onProgress: setProgress });
      const { signature, cover } = media;
      await call(
        'ProfileCoverResource.update',
        cover
          ? { image_signature: cover.signature, video_signature: signature }
          : { image_signature: signature },
      );
      await refresh();
      toast.show({ kind: 'success', text: t`Cover changed`, duration: 3000 });
    } catch (error) {
      setFailure(textOf(error instanceof UploadFailed ? error.reason : 'failed'));
    } finally {
      setProgress(null);
    }
  };

  const bringBack = async (image_signature: string, video_signature: string | null) => {
    try {
      await call('ProfileCoverResource.update', { image_signature, video_signature });
      await refresh();
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't restore your cover.` });
    }
  };

  const remove = async () => {
    setFailure(null);
    try {
      const { data } = await call('ProfileCoverResource.delete', {});
      await refresh();
      const { image_signature, video_signature } = data;
      toast.show({
        text: t`Cover removed`,
        duration: 10_000,
        ...(image_signature && {
          action: { undo: () => bringBack(image_signature, video_signature) },
        }),
      });
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't remove your cover.` });
    }
  };
  return { progress, failure, bringIn, remove };
}
