import { useLingui } from '@lingui/react/macro';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-video-pins.ts';
import { loadPersonPins } from './load-tab-contents.ts';
import { PersonPins } from './person-pins.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const list = { resource: 'UserVideoPinsFeedResource.get', heading: 'Video pins' } as const;
  return loadPersonPins(context.get(pageContext), url, params.username, list);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileVideoPinsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { isOwner, firstName } = loaderData.person;
  return (
    <PersonPins
      {...loaderData}
      resource="UserVideoPinsFeedResource.get"
      heading={t`Video pins`}
      nothing={
        isOwner ? t`You don't have any video Pins yet` : t`${firstName} doesn't have any video Pins yet`
      }
    />
  );
}
