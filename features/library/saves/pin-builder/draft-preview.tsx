import { useEffect, useState } from 'react';
import { ImageIcon } from '#design/icons/icons.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './draft-preview.module.css';
import type { DraftMedia } from './drafts.ts';

type DraftPreviewProps = {
  media: DraftMedia | null;
  file: File | null;
  className?: string;
  /** Shows a video with its controls instead of its first frame. */
  isLarge?: boolean;
};

/** Shows the chosen file if known, else the upload. A file that the browser cannot show leaves an empty space. */
export function DraftPreview({ media, file, className, isLarge }: DraftPreviewProps) {
  const url = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  if (file && file !== unreadable) {
    if (!url) return <span className={className} />;
    const onError = () => setUnreadable(file);
    if (!file.type.startsWith('video/')) return <img src={url} alt="" {...{ className, onError }} />;
    return (
      <video src={url} {...{ className, onError }} muted playsInline preload="metadata" controls={isLarge} />
    );
  }
  if (media) return <img src={storedPreview(media)} alt="" className={className} />;
  return isLarge && file ? <Unreadable /> : null;
}

function Unreadable() {
  return (
    <span className={styles.unreadable}>
      <ImageIcon size={48} />
    </span>
  );
}

function storedPreview(media: DraftMedia): string {
  if (media.from === 'web') return media.previewUrl;
  return picturePath(media.cover ?? media.signature, '474x');
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
