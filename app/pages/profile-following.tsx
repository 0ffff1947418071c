import { loadPeoplePage, PeoplePage } from '#app/shell/profile/people-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/profile-following.ts';

/** Whom a person follows. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPeoplePage(context.get(pageContext), url, params.username, 'Following');
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileFollowingPage({ loaderData }: Route.ComponentProps) {
  return <PeoplePage side="following" {...loaderData} />;
}
