import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-following.ts';
import { loadPeoplePage, PeoplePage } from './people-page.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPeoplePage(context.get(pageContext), url, params.username, 'Following');
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileFollowingPage({ loaderData }: Route.ComponentProps) {
  return <PeoplePage side="following" {...loaderData} />;
}
