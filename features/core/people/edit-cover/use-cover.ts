import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { UploadFailed } from '#features/core/media/parts/poll-upload.ts';
import { uploadMedia } from '#features/core/media/parts/upload-media.ts';
import { useUploadTexts } from '#features/core/media/parts/use-upload-texts.ts';
import { call } from '#platform/resource/client.ts';

/**
 * Changes the viewer's cover. `progress` is the share of a file uploaded, 0 to 1; null when none is being uploaded.
 */
export function useCover(refresh: () => Promise<void> | void) {
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
      toast.show({ kind: 'success', text: t`Your cover is changed.`, duration: 3000 });
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
      toast.show({ kind: 'error', text: t`Your cover could not be brought back.` });
    }
  };

  const remove = async () => {
    setFailure(null);
    try {
      const { data } = await call('ProfileCoverResource.delete', {});
      await refresh();
      const { image_signature, video_signature } = data;
      toast.show({
        text: t`Your cover is removed.`,
        duration: 10_000,
        ...(image_signature && {
          action: { label: t`Undo`, onAction: () => bringBack(image_signature, video_signature) },
        }),
      });
    } catch {
      toast.show({ kind: 'error', text: t`Your cover could not be removed.` });
    }
  };
  return { progress, failure, bringIn, remove };
}
