import { picturePath } from '#features/media/picture-urls.ts';
import type { DraftMedia } from './drafts.ts';
import { useObjectUrl } from './use-object-url.ts';

type DraftPreviewProps = {
  media: DraftMedia | null;
  file: File | null;
  className?: string;
  /** Shows a video with its controls instead of its first frame. */
  isLarge?: boolean;
};

/** What a draft shows, from the chosen file where that is known, else from what has arrived. */
export function DraftPreview({ media, file, className, isLarge }: DraftPreviewProps) {
  const url = useObjectUrl(file);
  if (file) {
    if (!url) return <span className={className} />;
    if (!file.type.startsWith('video/')) return <img src={url} alt="" className={className} />;
    return <video src={url} className={className} muted playsInline preload="metadata" controls={isLarge} />;
  }
  if (!media) return null;
  return <img src={storedPreview(media)} alt="" className={className} />;
}

function storedPreview(media: DraftMedia): string {
  if (media.from === 'web') return media.previewUrl;
  return picturePath(media.cover ?? media.signature, '474x');
}
