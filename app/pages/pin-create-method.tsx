import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
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
  const [file, setFile] = useState<File | null | undefined>();
  useEffect(() => setFile(photoIn(state)), [state]);
  if (file === null) return <Navigate to="/pin-builder/" replace />;
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Create Pin</Trans>
      </h1>
      {actor && file && <PinBuilder saver={actor} initialFile={file} onInitialFileArrived={forgetPhoto} />}
    </main>
  );
}
