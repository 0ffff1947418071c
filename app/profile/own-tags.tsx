import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { MOST_TAGS } from '#features/library/tags/tag.ts';
import { requireActor } from '../shell/require-actor.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/own-tags.ts';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const profile = await requireProfile(page, url, params.username);
  if (profile.id !== page.viewer.id) throw redirect(`/${profile.username}/`);
  const { data: tags } = await page.call('TagsResource.get', { page_size: MOST_TAGS });
  return {
    tags,
    person: profilePageData(profile, page.viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('Your tags'), path: url.pathname }),
  };
}

// Every page loads the list of what pages load, so it names little.
const TagList = rarePart(() => import('#features/library/tags/list-tags/tag-list.tsx'), 'TagList');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function OwnTagsPage({ loaderData: { tags, person } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={wall.page}>
      <meta name="robots" content="noindex" />
      <PersonHeading person={person} heading={t`Your tags`} />
      <TagList username={person.username} tags={tags} />
    </main>
  );
}
