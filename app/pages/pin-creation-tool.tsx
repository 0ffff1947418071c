import { Trans, useLingui } from '@lingui/react/macro';
import { StoryBuilder } from '#features/saves/pin-builder/story-builder.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-creation-tool.ts';
import styles from './pin-builder.module.css';

/** Makes story pins. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireActor(context, request);
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function PinCreationToolPage() {
  const { t } = useLingui();
  const actor = useActor();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Create Idea Pin`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>Create Idea Pin</Trans>
      </h1>
      {actor && <StoryBuilder saver={actor} />}
    </main>
  );
}
