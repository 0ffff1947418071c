import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetPhoto, photoIn } from '#features/saves/create-menu/chosen-photo.ts';
import { PinBuilder } from '#features/saves/pin-builder/pin-builder.tsx';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-create-method.ts';
import styles from './pin-builder.module.css';

/** Makes a pin of a photo that was chosen on the page before; it comes in the navigation's state. */
export function loader({ context, request }: Route.LoaderArgs) {
  return { brandName: requireActor(context, request).brandName };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Create Pin · ${loaderData?.brandName}` },
  { name: 'robots', content: 'noindex' },
];

export default function PinCreateMethodPage() {
  const actor = useActor();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  useEffect(() => {
    const photo = photoIn(state);
    if (photo) setFile(photo);
    else navigate('/pin-builder/', { replace: true });
  }, [state, navigate]);
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Create Pin</Trans>
      </h1>
      {actor && file && <PinBuilder saver={actor} initialFile={file} onInitialFileArrived={forgetPhoto} />}
    </main>
  );
}
