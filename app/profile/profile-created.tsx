import { Trans, useLingui } from '@lingui/react/macro';
import { useOutletContext } from 'react-router';
import { type FirstPins, PinList } from '#app/pins/pin-list.tsx';
import { pinsOf } from '#app/pins/pins-of.ts';
import { useCreationGate } from '#app/pins/use-creation-gate.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/profile-created.ts';
import { loadCreated } from './load-tab-contents.ts';
import { leadBotsToRoot } from './profile-page.ts';

export async function loader({ context, params: { username } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  leadBotsToRoot(page, username);
  return loadCreated(page, username);
}

export default function ProfileCreatedPage({ loaderData }: Route.ComponentProps) {
  return <Created pins={loaderData} />;
}

export function Created({ pins }: { pins: FirstPins }) {
  const { t } = useLingui();
  const person = useOutletContext<ProfilePageData>();
  if (pins.items.length === 0) {
    return (
      <EmptyState
        title={
          person.isOwner
            ? t`Nothing to see yet! Pins you publish will show up here.`
            : t`${person.firstName} hasn't published any Pins yet`
        }
        action={person.isOwner && <CreateStoryLink />}
      />
    );
  }
  return (
    <PinList
      first={pins}
      resource="UserActivityPinsResource.get"
      options={pinsOf(person)}
      whose={person.username}
      label={t`Created Pins`}
    />
  );
}

function CreateStoryLink() {
  const { onClick, notice } = useCreationGate('story');
  return (
    <>
      <LinkButton to="/pin-creation-tool/" variant="primary" onClick={onClick}>
        <Trans>Create Pins</Trans>
      </LinkButton>
      {notice}
    </>
  );
}
