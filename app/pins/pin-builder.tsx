import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PinBuilder } from '#features/library/saves/pin-builder/pin-builder.tsx';
import { readTarget } from '#features/library/saves/pin-builder/stored-drafts.ts';
import { filesCarriedBy, forgetCarriedFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { sharedTextIn } from '../offline/shared.ts';
import { requireActor } from '../shell/require-actor.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/pin-builder.ts';
import { BuilderPage } from './builder-page.tsx';

/**
 * Links, texts or files chosen elsewhere, and the board to save to, come with the navigation. With `promote` it is a page of
 * the advertiser area, too.
 */
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
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const isForAd = asked.has('promote') && Boolean(actor?.mayAdvertise);
  const promote = (pinId: string) => void navigate(`/advertiser/quick-promote/?pin=${pinId}`);
  return (
    <BuilderPage title={t`Create Pin`}>
      {isForAd && (
        <>
          <BackLink fallback="/advertiser/" />
          <p>
            <Trans>
              Once it's published, you choose how to promote it. Only Pins that everybody may see can be
              promoted.
            </Trans>
          </p>
        </>
      )}
      {actor && (
        <PinBuilder
          key={key}
          saver={actor}
          initialLink={typeof link === 'string' ? link : undefined}
          initialText={sharedTextIn(state)}
          initialFiles={filesCarriedBy(state)}
          onInitialFilesArrived={forgetCarriedFiles}
          initialTarget={readTarget(state?.createPinOn)}
          onPublished={isForAd ? promote : undefined}
        />
      )}
    </BuilderPage>
  );
}
