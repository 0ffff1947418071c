import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChoosePhotoAgain } from '#features/library/saves/create-menu/choose-photo-again.tsx';
import {
  forgetPhotos,
  type LostPhoto,
  lostPhotoIn,
  photosIn,
} from '#features/library/saves/create-menu/chosen-photo.ts';
import { PinBuilder } from '#features/library/saves/pin-builder/pin-builder.tsx';
import { readTarget } from '#features/library/saves/pin-builder/stored-drafts.ts';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-create-method.ts';
import { BuilderPage } from './builder-page.tsx';

/** Photos chosen on the page before come with the navigation. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireActor(context, url);
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function PinCreateMethodPage() {
  const { t } = useLingui();
  const actor = useActor();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [files, setFiles] = useState<File[]>([]);
  const [lost, setLost] = useState<LostPhoto | null>(null);
  useEffect(() => {
    const photos = photosIn(state);
    const lost = lostPhotoIn(state);
    setLost(lost);
    if (lost) return;
    if (photos.length > 0) setFiles(photos);
    else navigate('/pin-builder/', { replace: true });
  }, [state, navigate]);
  return (
    <BuilderPage title={t`Create Pin`}>
      {actor && lost && files.length === 0 && <ChoosePhotoAgain lost={lost} onChosen={setFiles} />}
      {actor && files.length > 0 && (
        <PinBuilder
          saver={actor}
          initialFiles={files}
          onInitialFilesArrived={forgetPhotos}
          initialTarget={readTarget(state?.createPinOn)}
        />
      )}
    </BuilderPage>
  );
}
