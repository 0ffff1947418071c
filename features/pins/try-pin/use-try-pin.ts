import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { UploadFailed } from '#features/media/parts/poll-upload.ts';
import { uploadFile } from '#features/media/parts/upload-file.ts';
import { useUploadWords } from '#features/media/parts/use-upload-words.ts';
import { call } from '#platform/resource/client.ts';
import { saidData } from '../parts/try-data.ts';
import type { TryPinProps } from './try-pin-button.tsx';

/** A photo that was just chosen, or one that was sent before. */
export type TryPhoto = { file: File } | { signature: string };

type Saying = Pick<TryPinProps, 'pinId' | 'username' | 'onKept'> & { onDone: () => void };

/** Keeps a try, or takes it back; both answer whether it worked, and `error` says why it did not. */
export function useTryPin({ pinId, username, onKept, onDone }: Saying) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const uploadWords = useUploadWords();
  const [error, setError] = useState<string | null>(null);

  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setError(null);
    try {
      await act();
      onDone();
      return true;
    } catch (cause) {
      const isOfPhoto = cause instanceof UploadFailed;
      setError(isOfPhoto ? uploadWords(cause.reason) : t`That did not work. Please try again.`);
      return false;
    }
  };
  const save = (note: string, photo: TryPhoto | null) =>
    attempt(async () => {
      const image_signature = photo && (await signatureOf(photo));
      const said = { pin_id: pinId, details: note, image_signature };
      onKept(saidData((await call('DidItActivityResource.create', said)).data));
      toast.show({
        kind: 'success',
        text: t`It stands among the Pins you tried`,
        action: { label: t`Show`, onAction: () => navigate(`/${username}/tried/`) },
        duration: 5000,
      });
    });
  const takeBack = () =>
    attempt(async () => {
      await call('DidItActivityResource.delete', { pin_id: pinId });
      onKept(null);
      toast.show({ text: t`It no longer stands among the Pins you tried`, duration: 5000 });
    });
  return { save, takeBack, error };
}

async function signatureOf(photo: TryPhoto): Promise<string> {
  return 'file' in photo ? (await uploadFile(photo.file, 'image')).signature : photo.signature;
}
