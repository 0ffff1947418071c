import { useLingui } from '@lingui/react/macro';
import { useOutletContext } from 'react-router';
import { ExplorePins } from '#app/pins/find-ideas.tsx';
import { PinList, pinsOf } from '#app/pins/pin-list.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-tried.ts';
import { ListPlace } from './list-place.tsx';
import { leadBotsToRoot, pinsAt, profilePins } from './profile-page.ts';

export async function loader({ context, params: { username } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  leadBotsToRoot(page, username);
  const wanted = await pinsAt(page, username);
  return profilePins(page, await page.call('DidItUserFeedResource.get', wanted));
}

export default function ProfileTriedPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  return (
    <ListPlace>
      {loaderData.items.length === 0 ? (
        <EmptyState
          title={
            person.isOwner
              ? t`Pins you tried will show up here.`
              : t`${person.firstName} hasn't tried any Pins yet`
          }
          action={person.isOwner && <ExplorePins />}
        />
      ) : (
        <PinList
          first={loaderData}
          resource="DidItUserFeedResource.get"
          options={pinsOf(person)}
          label={t`Tried Pins`}
        />
      )}
    </ListPlace>
  );
}
