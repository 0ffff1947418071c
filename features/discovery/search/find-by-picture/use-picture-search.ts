import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { takeCarriedPicture } from '../parts/carried-picture.ts';
import { visualPath } from '../visual-path.ts';
import { SENT_SIDE } from './find-by-picture.ts';

class NoPicture extends Error {
  override name = 'NoPicture';
}

/** What was searched for in this tab, to be shown above what is found. */
const shown = new Map<string, string>();

export function usePictureSearch(picture: string | null) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const search = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setBusy(true);
    try {
      const small = await shrink(file);
      const { data } = await call('PictureSearchResource.create', { picture: await base64Of(small) });
      shown.set(data.picture, URL.createObjectURL(small));
      await navigate(visualPath({ picture: data.picture }));
    } catch (error) {
      if (error instanceof NoPicture) setProblem(t`This file isn't a picture that can be shown here.`);
      else if (error instanceof CallRefused) setProblem(error.message);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was carried here is taken once
  useEffect(() => {
    void search(takeCarriedPicture() ?? undefined);
  }, []);
  return { isBusy, problem, search, preview: picture ? shown.get(picture) : undefined };
}

/** Larger sizes would not be looked at; smaller ones travel faster. */
async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new NoPicture();
  });
  const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!small) throw new NoPicture();
  return small;
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
