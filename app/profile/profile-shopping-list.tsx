import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/profile-shopping-list.ts';
import { loadPersonPins } from './load-tab-contents.ts';
import { PersonPins } from './person-pins.tsx';
import { requireProfile } from './profile-page.ts';

const LIST = { resource: 'UserShoppingListResource.get', heading: 'Shopping list' } as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const profile = await requireProfile(page, url, params.username);
  if (profile.id !== page.viewer.id) throw redirect(`/${profile.username}/`);
  return loadPersonPins(page, url, params.username, LIST);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileShoppingListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <PersonPins
      {...loaderData}
      resource={LIST.resource}
      heading={t`Shopping list`}
      nothing={t`Pins with a price that you save appear here.`}
    />
  );
}
