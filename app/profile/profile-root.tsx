import { rarePart } from '#design/on-demand/rare-part.tsx';
import { TAB_TYPES } from '#features/core/people/person.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-root.ts';
import { loadCreated, loadSaved } from './load-tab-contents.ts';
import { Created } from './profile-created.tsx';
import { tabOfRoot } from './profile-page.ts';

// Visitors of the Created tab do not load the code for boards.
const Saved = rarePart(() => import('./profile-saved.tsx'), 'Saved');

/** Shows the default tab. */
export async function loader({ context, url, params: { username } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if ((await tabOfRoot(page, username)) === TAB_TYPES.created) {
    return { tab: 'created', pins: await loadCreated(page, username) } as const;
  }
  return { tab: 'saved', ...(await loadSaved(page, url, username)) } as const;
}

export default function ProfileRootPage({ loaderData }: Route.ComponentProps) {
  return loaderData.tab === 'created' ? <Created pins={loaderData.pins} /> : <Saved {...loaderData} />;
}
