import { TAB_TYPES } from '#features/people/person.ts';
import { defaultTab } from '#features/people/show-profile/profile-tabs.ts';
import { pageContext } from '../page-context.ts';
import { profilePins } from '../shell/profile-page.ts';
import type { Route } from './+types/profile-root.ts';
import { Created } from './profile-created.tsx';
import { loadSaved, Saved } from './profile-saved.tsx';

/** The root of a profile shows the tab that opens by itself. */
export async function loader({ context, params: { username } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { data } = await page.call('UserResource.get', { username });
  if (defaultTab(data.eligible_profile_tabs) === TAB_TYPES.created) {
    return {
      tab: 'created',
      pins: profilePins(page, await page.call('UserActivityPinsResource.get', { username })),
    } as const;
  }
  return { tab: 'saved', ...(await loadSaved(page, username)) } as const;
}

export default function ProfileRootPage({ loaderData }: Route.ComponentProps) {
  return loaderData.tab === 'created' ? <Created pins={loaderData.pins} /> : <Saved {...loaderData} />;
}
