import { useState } from 'react';
import { UploadFailed } from './poll-upload.ts';
import { uploadFile } from './upload-file.ts';
import { useUploadTexts } from './use-upload-texts.ts';

/** A form with the picture must not be sent while it `isSending`. */
export function usePictureUpload(onDone: (signature: string) => void) {
  const textOf = useUploadTexts();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const bringIn = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    setSending(true);
    try {
      onDone((await uploadFile(file, 'image')).signature);
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      setFailure(textOf(error.reason));
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, bringIn };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
