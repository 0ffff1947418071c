import { redirect } from 'react-router';
import { TAB_TYPES } from '#features/core/people/person.ts';
import { segmentOf } from '#features/core/people/show-profile/profile-tabs.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/self-profile-root.ts';

const TABS = new Map<string, 4 | 5>([
  ['boards', TAB_TYPES.selfBoards],
  ['pins', TAB_TYPES.selfPins],
]);

/** The short addresses are those of the viewer. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = requireActor(context, url);
  const username = 'username' in params && params.username ? params.username : viewer.username;
  // A decoded name may begin with a slash, which would redirect to another site.
  const tab = TABS.get('tab' in params && typeof params.tab === 'string' ? params.tab : 'boards');
  if (!tab) throw new Response(null, { status: 404 });
  throw redirect(`/${encodeURIComponent(username)}/${segmentOf(tab)}/${url.search}`);
}
