import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { CreatePinLink } from '#app/pins/create-pin-link.tsx';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { SelectablePins } from '#app/pins/selectable-pins.tsx';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import type { PinDensity } from '#features/core/people/preferences.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { FILTER_PARAMETER, useProfileFilter } from '#features/core/people/use-profile-filter.ts';
import {
  FLAG_OF,
  isSwitchedOn,
  PIN_SWITCHES,
  type PinFilter,
  type PinSwitch,
  pinFilterIn,
  toggled,
} from '#features/library/pins/filter-own-pins/own-pin-filter.ts';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { pageContext } from '../server/page-context.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/self-profile-pins.ts';
import { ListPlace } from './list-place.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { pinsAt } from './profile-page.ts';
import styles from './self-profile.module.css';

const FILTERED = 'GET /v3/users/me/filtered/pins/';
const FILTER = { component: 'profile_pin_filter', none: 'none', read: pinFilterIn } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, viewer } = requireActor(context, url);
  const filter = pinFilterIn(url.searchParams.get(FILTER_PARAMETER));
  const { field_set_key } = await pinsAt(context.get(pageContext), viewer.username);
  const options = { flag_filters: FLAG_OF[filter], field_set_key };
  const [pins, layout] = await Promise.all([call(FILTERED, options), call('UserMetadataResource.get', {})]);
  return { filter, options, pins: firstPins(pins), density: layout.data.board_pin_rep_view_type };
}

export default function SelfProfilePinsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  const { filter: chosen, choose } = useProfileFilter(FILTER);
  const [density, setDensity] = useState<PinDensity>(loaderData.density ?? 'regular');
  const { filter, pins, options } = loaderData;
  const isEmpty = pins.items.length === 0;
  return (
    <SelectablePins isOn>
      <div className={styles.tools}>
        <div>
          <PinFilters filter={chosen} onChoose={choose} />
          <div className={styles.end}>
            {!isEmpty && <SelectButton />}
            <DensityMenu density={density} onChange={setDensity} />
          </div>
        </div>
      </div>
      <ListPlace>
        {isEmpty ? (
          <Nothing {...{ person, filter }} onShowAll={() => choose('none')} />
        ) : (
          <PinList
            first={pins}
            resource={FILTERED}
            options={options}
            whose={person.username}
            label={t`Your Pins`}
            density={density}
          />
        )}
      </ListPlace>
    </SelectablePins>
  );
}

type NothingProps = { person: ProfilePageData; filter: PinFilter; onShowAll: () => void };

function Nothing({ person, filter, onShowAll }: NothingProps) {
  if (filter !== 'none') return <NoFilteredPins {...{ filter, onShowAll }} createPin={<CreatePinLink />} />;
  return <NothingSaved person={person} />;
}

type PinFiltersProps = { filter: PinFilter; onChoose: (filter: PinFilter) => void };

function PinFilters({ filter, onChoose }: PinFiltersProps) {
  const { t } = useLingui();
  const labels: Record<PinSwitch, string> = { favorited: t`Favorites`, 'created-by-me': t`Created by you` };
  const chips = PIN_SWITCHES.map((id) => ({ id, label: labels[id], isOn: isSwitchedOn(filter, id) }));
  return (
    <ToggleChips
      label={t`Show only`}
      chips={chips}
      onToggle={(pressed) => onChoose(toggled(filter, pressed))}
    />
  );
}

type NoFilteredPinsProps = {
  filter: Exclude<PinFilter, 'none'>;
  onShowAll: () => void;
  /** A way to create one. */
  createPin: ReactNode;
};

function NoFilteredPins({ filter, onShowAll, createPin }: NoFilteredPinsProps) {
  const { t } = useLingui();
  const words = {
    favorited: {
      title: t`No favorites yet`,
      text: t`Star a Pin you saved to see it here.`,
    },
    'created-by-me': {
      title: t`You haven't created any Pins yet`,
      text: t`Pins you create appear here, apart from those you saved.`,
    },
    'favorited-and-created': {
      title: t`No favorites among the Pins you created`,
      text: t`Star a Pin you created to see it here.`,
    },
  }[filter];
  const action = (
    <>
      {filter === 'created-by-me' && createPin}
      <Button onClick={onShowAll}>
        <Trans>Show all Pins</Trans>
      </Button>
    </>
  );
  return <EmptyState {...words} action={action} />;
}
