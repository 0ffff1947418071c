import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { requireActor } from '../shell/require-actor.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/own-duplicates.ts';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const profile = await requireProfile(page, url, params.username);
  if (profile.id !== page.viewer.id) throw redirect(`/${profile.username}/`);
  const { data } = await page.call('DuplicatesResource.get', {});
  const groups = data.map(({ pins }) =>
    pins.map(({ id, title, image_signature: signature, board }) => {
      return { id, title, signature, board: board && { name: board.name, url: board.url } };
    }),
  );
  return {
    groups,
    person: profilePageData(profile, page.viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('Your duplicates'), path: url.pathname }),
  };
}

// Every page loads the list of what pages load, so it names little.
const MergeDuplicates = rarePart(
  () => import('#features/library/saves/find-duplicates/merge-duplicates.tsx'),
  'MergeDuplicates',
);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function OwnDuplicatesPage({ loaderData: { groups, person } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={wall.page}>
      <meta name="robots" content="noindex" />
      <PersonHeading person={person} heading={t`Your duplicates`} />
      <MergeDuplicates groups={groups} />
    </main>
  );
}
