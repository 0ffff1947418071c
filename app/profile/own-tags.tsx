import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { TagList, TagsHint } from '#features/library/tags/list-tags/tag-list.tsx';
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function OwnTagsPage({ loaderData: { tags, person } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={wall.page}>
      <meta name="robots" content="noindex" />
      <PersonHeading person={person} heading={t`Your tags`} />
      {tags.length === 0 ? (
        <EmptyState
          title={t`You have no tags yet`}
          text={t`Add tags to your Pins on each Pin's page. Only you can see them.`}
        />
      ) : (
        <>
          <TagsHint />
          <TagList username={person.username} tags={tags} />
        </>
      )}
    </main>
  );
}
