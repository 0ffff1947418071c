import { Trans, useLingui } from '@lingui/react/macro';
import { useOutletContext } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useDensity } from '#features/people/layout-preferences/use-density.ts';
import { DensityMenu } from '#features/people/parts/density-menu.tsx';
import type { ProfilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { firstPins, PinList } from '../shell/pin-list.tsx';
import { pinsOf } from '../shell/pins-of.ts';
import { pinsAt } from '../shell/profile-page.ts';
import { requireActor } from '../shell/require-actor.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/self-profile-pins.ts';

/** The own pins, the newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requireActor(context, request);
  const [pins, layout] = await Promise.all([
    pinsAt(page, page.viewer.username).then((wanted) => page.call('UserPinsResource.get', wanted)),
    page.call('UserMetadataResource.get', {}),
  ]);
  return { pins: firstPins(pins), density: layout.data.board_pin_rep_view_type };
}

export default function SelfProfilePinsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  const { density, choose } = useDensity('profile', loaderData.density);
  if (loaderData.pins.items.length === 0) {
    return (
      <EmptyState
        title={t`You haven't saved any Pins yet`}
        action={
          <LinkButton to="/" look="primary">
            <Trans>Find ideas</Trans>
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <div className={wall.tools}>
        <DensityMenu density={density} onChoose={choose} />
      </div>
      <PinList
        first={loaderData.pins}
        resource="UserPinsResource.get"
        options={pinsOf(person)}
        whose={person.username}
        label={t`Your Pins`}
        density={density}
      />
    </>
  );
}
