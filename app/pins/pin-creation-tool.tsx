import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { readTarget } from '#features/library/saves/pin-builder/stored-drafts.ts';
import { StoryBuilder } from '#features/library/saves/pin-builder/story-builder.tsx';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-creation-tool.ts';
import { BuilderPage } from './builder-page.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  requireActor(context, url);
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function PinCreationToolPage() {
  const { t } = useLingui();
  const actor = useActor();
  const { state, key } = useLocation();
  return (
    <BuilderPage title={t`Create Idea Pin`}>
      {actor && <StoryBuilder key={key} saver={actor} initialTarget={readTarget(state?.createPinOn)} />}
    </BuilderPage>
  );
}
