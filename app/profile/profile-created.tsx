import { useLingui } from '@lingui/react/macro';
import { useOutletContext } from 'react-router';
import { type FirstPins, PinList, pinsOf } from '#app/pins/pin-list.tsx';
import { SelectablePins } from '#app/pins/selectable-pins.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-created.ts';
import { ListPlace } from './list-place.tsx';
import { loadCreated } from './load-tab-contents.ts';
import { leadBotsToRoot } from './profile-page.ts';

// Visitors do not load it. If loading fails, the header's plus is left.
const CreateStoryLink = rarePart(
  () => import('#app/pins/create-pin-link.tsx'),
  'CreateStoryLink',
  () => null,
);

export async function loader({ context, params: { username } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  leadBotsToRoot(page, username);
  return loadCreated(page, username);
}

export default function ProfileCreatedPage({ loaderData }: Route.ComponentProps) {
  return <Created pins={loaderData} />;
}

export function Created({ pins }: { pins: FirstPins }) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  return (
    <ListPlace>
      {pins.items.length === 0 ? (
        <EmptyState
          title={
            person.isOwner
              ? t`Nothing to see yet! Pins you publish will show up here.`
              : t`${person.firstName} hasn't published any Pins yet`
          }
          action={person.isOwner && <CreateStoryLink />}
        />
      ) : (
        <SelectablePins isOn={person.isOwner} button="in-tabs">
          <PinList
            first={pins}
            resource="UserActivityPinsResource.get"
            options={pinsOf(person)}
            whose={person.username}
            label={t`Created Pins`}
          />
        </SelectablePins>
      )}
    </ListPlace>
  );
}
