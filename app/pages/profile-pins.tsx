import { useLingui } from '@lingui/react/macro';
import { loadPersonPins } from '#app/shell/profile/load-person-pins.ts';
import { PersonPins } from '#app/shell/profile/person-pins.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/profile-pins.ts';

/** The pins tab of a person. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const list = { resource: 'UserPinsResource.get', heading: 'Pins' } as const;
  return loadPersonPins(context.get(pageContext), url, params.username, list);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfilePinsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <PersonPins {...loaderData} resource="UserPinsResource.get" heading={t`Pins`} />;
}
