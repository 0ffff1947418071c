import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PinBuilder } from '#features/saves/pin-builder/pin-builder.tsx';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-builder.ts';
import styles from './pin-builder.module.css';

/** Makes pins. A link that was entered elsewhere comes in the navigation's state. */
export function loader({ context, request }: Route.LoaderArgs) {
  return { brandName: requireActor(context, request).brandName };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Create Pin · ${loaderData?.brandName}` },
  { name: 'robots', content: 'noindex' },
];

export default function PinBuilderPage() {
  const actor = useActor();
  const { state, key } = useLocation();
  const link: unknown = state?.createPinFromLinkUrl;
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Create Pin</Trans>
      </h1>
      {actor && (
        <PinBuilder key={key} saver={actor} initialLink={typeof link === 'string' ? link : undefined} />
      )}
    </main>
  );
}
