import { useLingui } from '@lingui/react/macro';
import { StoryBuilder } from '#features/saves/pin-builder/story-builder.tsx';
import { BuilderPage } from '../shell/builder-page.tsx';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-creation-tool.ts';

/** Makes story pins. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireActor(context, url);
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function PinCreationToolPage() {
  const { t } = useLingui();
  const actor = useActor();
  return <BuilderPage title={t`Create Idea Pin`}>{actor && <StoryBuilder saver={actor} />}</BuilderPage>;
}
