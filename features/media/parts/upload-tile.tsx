import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { RotateCcwIcon, XIcon } from '#design/icons/icons.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import type { UploadItem } from './upload-queue.ts';
import styles from './upload-tile.module.css';
import { useUploadWords } from './use-upload-words.ts';

type UploadTileProps = {
  item: UploadItem;
  onRemove: () => void;
  onRetry: () => void;
};

/** One file on its way in: what it shows, how far it is, or why it did not come. */
export function UploadTile({ item, onRemove, onRetry }: UploadTileProps) {
  const { t } = useLingui();
  const wordsOf = useUploadWords();
  const { name, type } = item.file;
  const url = useObjectUrl(item.file);
  const isOnItsWay = item.state === 'waiting' || item.state === 'sending';
  return (
    <figure className={styles.tile} data-state={item.state}>
      {url &&
        (type.startsWith('video/') ? (
          <video src={url} className={styles.picture} muted playsInline preload="metadata" />
        ) : (
          <img src={url} alt="" className={styles.picture} />
        ))}
      <div className={styles.acts}>
        {item.state === 'failed' && (
          <IconButton label={t`Try ${name} again`} look="onPicture" size="small" onClick={onRetry}>
            <RotateCcwIcon size={20} />
          </IconButton>
        )}
        <IconButton
          label={isOnItsWay ? t`Cancel ${name}` : t`Remove ${name}`}
          look="onPicture"
          size="small"
          onClick={onRemove}
        >
          <XIcon size={20} />
        </IconButton>
      </div>
      {isOnItsWay && (
        <div className={styles.progress}>
          <ProgressBar
            label={t`Uploading ${name}`}
            value={item.state === 'waiting' || item.progress === 1 ? undefined : item.progress}
            isLabelHidden
          />
        </div>
      )}
      {item.state === 'failed' && (
        <figcaption className={styles.failure} role="alert">
          {wordsOf(item.reason)}
        </figcaption>
      )}
    </figure>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
