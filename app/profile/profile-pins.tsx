import { useLingui } from '@lingui/react/macro';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-pins.ts';
import { loadPersonPins } from './load-tab-contents.ts';
import { PersonPins } from './person-pins.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const list = { resource: 'UserPinsResource.get', heading: 'Pins' } as const;
  return loadPersonPins(context.get(pageContext), url, params.username, list);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfilePinsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <PersonPins {...loaderData} resource="UserPinsResource.get" heading={t`Pins`} />;
}
