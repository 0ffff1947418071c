import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-shopping-list.ts';
import { loadPersonPins } from './load-tab-contents.ts';
import { PersonPins } from './person-pins.tsx';
import { requireProfile } from './profile-page.ts';

const LIST = { resource: 'UserShoppingListResource.get', heading: 'Shopping list' } as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  if (page.viewer.kind !== 'person' || profile.id !== page.viewer.id) throw redirect(`/${profile.username}/`);
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
