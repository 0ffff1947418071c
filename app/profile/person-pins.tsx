import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionsBefore } from '#app/pins/actions-before.tsx';
import { ExplorePins } from '#app/pins/find-ideas.tsx';
import { type FirstPins, PinList, type PinListName, pinsOf } from '#app/pins/pin-list.tsx';
import { SelectablePins } from '#app/pins/selectable-pins.tsx';
import { useActor } from '#app/shell/use-shell.ts';
import wall from '#app/shell/wall-page.module.css';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import type { PinDensity } from '#features/core/people/preferences.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import type { ShownTag } from '#features/library/tags/filter-by-tag/tag-filter.tsx';
import { ClosedProfile } from './closed-profile.tsx';
import { ListPlace } from './list-place.tsx';
import { PersonHeading } from './person-heading.tsx';

const PinActions = latePart(() => import('#app/pins/pin-actions.tsx'), 'PinActions');

type PersonPinsProps = {
  person: ProfilePageData;
  pins: FirstPins;
  resource: Extract<PinListName, `User${string}`>;
  heading: string;
  /** Null if the owner made no choice. */
  density: PinDensity | null;
  /** A general text by default. */
  nothing?: string;
  /** Narrows the owner's list. */
  tag: ShownTag | null;
};

export function PersonPins(props: PersonPinsProps) {
  const { person, pins, resource, heading, density: kept, nothing, tag } = props;
  const { t } = useLingui();
  const actor = useActor();
  const mayArrange = actor !== null && person.isOwner;
  const filter = resource === 'UserPinsResource.get' ? { username: person.username, tag } : null;
  const [density, setDensity] = useState<PinDensity>(kept ?? 'regular');
  return (
    <main id="main" className={wall.page}>
      <SelectablePins isOn={mayArrange}>
        <PersonHeading person={person} heading={heading}>
          {mayArrange && (
            <PinActions
              {...{ surface: 'profilePins', filter }}
              hasPins={pins.items.length > 0}
              before={<ActionsBefore label={t`Profile Actions`} filter={filter} />}
            />
          )}
          {mayArrange && pins.items.length > 0 && <DensityMenu density={density} onChange={setDensity} />}
        </PersonHeading>
        <ListPlace>
          {pins.items.length === 0 ? (
            <Nothing person={person} title={tag ? t`No Pins with this tag` : nothing} />
          ) : (
            <PinList
              first={pins}
              resource={resource}
              options={{ ...pinsOf(person), ...(tag && { tag: tag.id }) }}
              whose={person.username}
              label={heading}
              density={density}
            />
          )}
        </ListPlace>
      </SelectablePins>
    </main>
  );
}

function Nothing({ person, title }: { person: ProfilePageData; title: string | undefined }) {
  const { t } = useLingui();
  if (!person.isOpen) return <ClosedProfile person={person} />;
  return (
    <EmptyState
      title={
        title ??
        (person.isOwner
          ? t`You haven't saved any Pins yet`
          : t`${person.firstName} hasn't saved any Pins yet`)
      }
      action={person.isOwner && <ExplorePins />}
    />
  );
}
