import { Trans, useLingui } from '@lingui/react/macro';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { scopePath } from '#features/discovery/search/search.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/following.ts';
import styles from './home.module.css';
import { HomeTabs } from './home-tabs.tsx';

const OPTIONS = { feed: 'following' } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = requireActor(context, url);
  return { pins: firstPins(await call('UserHomefeedResource.get', OPTIONS)) };
}

export const handle = FIRST_VIEW;

export default function FollowingPage({ loaderData: { pins } }: Route.ComponentProps) {
  const { t } = useLingui();
  const isEmpty = pins.items.length === 0 && !pins.bookmark;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Following`}</PageTitle>
      <h1 className={styles.hidden}>{t`Following`}</h1>
      <HomeTabs feed="following" />
      <FirstView />
      {isEmpty ? (
        <NothingFollowed />
      ) : (
        <PinList
          first={pins}
          resource="UserHomefeedResource.get"
          options={OPTIONS}
          label={t`Pins of what you follow`}
        />
      )}
    </main>
  );
}

function NothingFollowed() {
  return (
    <EmptyState
      title={<Trans>Nothing here yet</Trans>}
      text={<Trans>Follow people, boards and topics, and their newest Pins appear here.</Trans>}
      action={
        <>
          <LinkButton to="/topics/" variant="primary">
            <Trans>Find topics</Trans>
          </LinkButton>
          <LinkButton to={scopePath({ query: '', scope: 'people' })}>
            <Trans>Find people</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
