import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FileButton } from '#design/file-button/file-button.tsx';
import { ImageIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
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
import styles from './pin-create-method.module.css';

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

type ChoosePhotoAgainProps = { lost: LostPhoto; onChosen: (files: File[]) => void };

/** A reload has lost the photo; uploading its preview instead would be a worse picture. */
function ChoosePhotoAgain({ lost: { preview, name }, onChosen }: ChoosePhotoAgainProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Choose this photo again`}
      text={t`The page reloaded before your photo was uploaded, and the photo is too large to keep.`}
      picture={
        preview ? (
          <img className={styles.preview} src={preview} alt={t`What you chose`} />
        ) : (
          <span className={styles.placeholder}>
            <ImageIcon size={32} />
            <span className={styles.name} dir="auto">
              {name}
            </span>
          </span>
        )
      }
      action={
        <FileButton accept="image/*" multiple onFiles={onChosen}>
          <Trans>Choose photo</Trans>
        </FileButton>
      }
    />
  );
}
