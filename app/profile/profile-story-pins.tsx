import { useLingui } from '@lingui/react/macro';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-story-pins.ts';
import { loadPersonPins } from './load-tab-contents.ts';
import { PersonPins } from './person-pins.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const list = { resource: 'UserStoryPinsFeedResource.get', heading: 'Story pins' } as const;
  return loadPersonPins(context.get(pageContext), url, params.username, list);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileStoryPinsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { isOwner, firstName } = loaderData.person;
  return (
    <PersonPins
      {...loaderData}
      resource="UserStoryPinsFeedResource.get"
      heading={t`Story pins`}
      nothing={
        isOwner ? t`You don't have any story Pins yet` : t`${firstName} doesn't have any story Pins yet`
      }
    />
  );
}
