import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-followers.ts';
import { loadPeoplePage, PeoplePage } from './people-page.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPeoplePage(context.get(pageContext), url, params.username, 'Followers');
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileFollowersPage({ loaderData }: Route.ComponentProps) {
  return <PeoplePage side="followers" {...loaderData} />;
}
