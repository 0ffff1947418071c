import { redirect } from 'react-router';
import { TAB_TYPES } from '#features/core/people/person.ts';
import { segmentOf } from '#features/core/people/show-profile/profile-tabs.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/self-profile-root.ts';

/** The short address is that of the viewer. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = requireActor(context, url);
  const username = 'username' in params && params.username ? params.username : viewer.username;
  // A decoded name may begin with a slash, which would redirect to another site.
  throw redirect(`/${encodeURIComponent(username)}/${segmentOf(TAB_TYPES.selfBoards)}/${url.search}`);
}
