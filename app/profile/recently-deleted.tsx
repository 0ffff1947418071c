import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { DeletedPins, deletedPinData } from '#features/library/saves/recently-deleted/deleted-pins.tsx';
import { requireActor } from '../shell/require-actor.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/recently-deleted.ts';
import { Deleted } from './own-boards/deleted.tsx';
import { loadDeletedBoards } from './own-boards/load-boards-page.ts';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';

const MOST_BOARDS = 250;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const profile = await requireProfile(page, url, params.username);
  if (profile.id !== page.viewer.id) throw redirect(`/${profile.username}/`);
  const [boards, pins] = await Promise.all([
    loadDeletedBoards(page, { page_size: MOST_BOARDS }),
    page.call('RecentlyDeletedPinsResource.get', {}),
  ]);
  return {
    ...boards,
    pins: { items: pins.data.map(deletedPinData), bookmark: pins.bookmark },
    person: profilePageData(profile, page.viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('Recently deleted'), path: url.pathname }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function RecentlyDeletedPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { person, deleted, pins, now } = loaderData;
  return (
    <main id="main" className={wall.page}>
      <meta name="robots" content="noindex" />
      <PersonHeading person={person} heading={t`Recently deleted`} />
      {deleted.length === 0 && pins.items.length === 0 ? (
        <EmptyState
          title={t`Nothing deleted`}
          text={t`Deleted items stay here for 30 days. Only you can see them.`}
        />
      ) : (
        <div className={wall.narrow}>
          {deleted.length > 0 && <Deleted deleted={deleted} now={now} />}
          <DeletedPins first={pins} now={now} />
        </div>
      )}
    </main>
  );
}
