import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormError } from '#design/field/form-errors.tsx';
import { toast } from '#design/toast/toast.ts';
import { UploadFailed } from '#features/core/media/parts/poll-upload.ts';
import { uploadFile } from '#features/core/media/parts/upload-file.ts';
import { useUploadTexts } from '#features/core/media/parts/use-upload-texts.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { saidData } from '../parts/try-data.ts';
import type { TryPinProps } from './try-pin-button.tsx';

export type TryPhoto = { file: File } | { signature: string };

type Saying = Pick<TryPinProps, 'pinId' | 'username' | 'onSaved'> & { onDone: () => void };

/** Both actions return whether it worked; `errors` says why not. */
export function useTryPin({ pinId, username, onSaved, onDone }: Saying) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const uploadTexts = useUploadTexts();
  const [errors, setErrors] = useState<readonly FormError[]>([]);

  const textOf = (cause: unknown): FormError => {
    if (cause instanceof UploadFailed) return { field: 'photo', message: uploadTexts(cause.reason) };
    const field = cause instanceof CallRefused ? cause.field : null;
    if (field === 'image_signature')
      return { field: 'photo', message: t`This picture no longer exists. Choose it again.` };
    return {
      field: field === 'details' ? field : undefined,
      message: t`That did not work. Please try again.`,
    };
  };
  const attempt = async (run: () => Promise<void>): Promise<boolean> => {
    setErrors([]);
    try {
      await run();
      onDone();
      return true;
    } catch (cause) {
      setErrors([textOf(cause)]);
      return false;
    }
  };
  const save = (note: string, photo: TryPhoto | null) =>
    attempt(async () => {
      const image_signature = photo && (await signatureOf(photo));
      const said = { pin_id: pinId, details: note, image_signature };
      onSaved(saidData((await call('DidItActivityResource.create', said)).data));
      toast.show({
        kind: 'success',
        text: t`Added to the Pins you tried`,
        action: { label: t`Show`, onAction: () => navigate(`/${username}/tried/`) },
      });
    });
  const takeBack = () =>
    attempt(async () => {
      await call('DidItActivityResource.delete', { pin_id: pinId });
      onSaved(null);
      toast.show({ text: t`Removed from the Pins you tried` });
    });
  return { save, takeBack, errors };
}

async function signatureOf(photo: TryPhoto): Promise<string> {
  return 'file' in photo ? (await uploadFile(photo.file, 'image')).signature : photo.signature;
}
