import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PinBuilder } from '#features/library/saves/pin-builder/pin-builder.tsx';
import { readTarget } from '#features/library/saves/pin-builder/stored-drafts.ts';
import { filesCarriedBy, forgetCarriedFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';
import { sharedTextIn } from '../offline/shared.ts';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-builder.ts';
import { BuilderPage } from './builder-page.tsx';

/** Links, texts or files chosen elsewhere, and the board to save to, come with the navigation. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireActor(context, url);
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function PinBuilderPage() {
  const { t } = useLingui();
  const actor = useActor();
  const { state, key } = useLocation();
  const link: unknown = state?.createPinFromLinkUrl;
  return (
    <BuilderPage title={t`Create Pin`}>
      {actor && (
        <PinBuilder
          key={key}
          saver={actor}
          initialLink={typeof link === 'string' ? link : undefined}
          initialText={sharedTextIn(state)}
          initialFiles={filesCarriedBy(state)}
          onInitialFilesArrived={forgetCarriedFiles}
          initialTarget={readTarget(state?.createPinOn)}
        />
      )}
    </BuilderPage>
  );
}
