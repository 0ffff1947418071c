import { Trans } from '@lingui/react/macro';
import { StoryBuilder } from '#features/saves/pin-builder/story-builder.tsx';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-creation-tool.ts';
import styles from './pin-builder.module.css';

/** Makes story pins. */
export function loader({ context, request }: Route.LoaderArgs) {
  return { brandName: requireActor(context, request).brandName };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Create Idea Pin · ${loaderData?.brandName}` },
  { name: 'robots', content: 'noindex' },
];

export default function PinCreationToolPage() {
  const actor = useActor();
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Create Idea Pin</Trans>
      </h1>
      {actor && <StoryBuilder saver={actor} />}
    </main>
  );
}
