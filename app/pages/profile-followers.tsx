import { PeoplePage } from '#app/shell/profile/people-page.tsx';
import { requireProfile } from '#app/shell/profile/profile-page.ts';
import { profileMeta } from '#features/people/show-profile/profile-page-data.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/profile-followers.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  return { meta: profileMeta(profile, page.brandName, await page.say('Followers')) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** Who follows a person. */
export default function ProfileFollowersPage() {
  return <PeoplePage side="followers" />;
}
