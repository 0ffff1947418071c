import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { bookmarksIn, headOfPage } from '#app/pins/next-page.ts';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { installOffer } from '#app/shell/install-offer.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { articleCardData } from '#features/discovery/articles/parts/article-card-data.ts';
import { FeaturedArticles } from '#features/discovery/articles/parts/featured-articles.tsx';
import { pageContext } from '../server/page-context.ts';
import { useActor, useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';

// Visitors have one feed, so they do not load the code.
const HomeTabs = latePart(() => import('./home-tabs.tsx'), 'HomeTabs');

// Most have begun.
const FirstSteps = rarePart(() => import('./beginnings.tsx'), 'FirstSteps');
const NothingYet = rarePart(() => import('./beginnings.tsx'), 'NothingYet');

const InstallFooter = latePart(() => import('./install-footer.tsx'), 'InstallFooter');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { viewer } = page;
  const [pins, featured] = await Promise.all([
    page.call('UserHomefeedResource.get', { bookmarks: bookmarksIn(url) }),
    page.call('FeaturedArticlesResource.get', {}),
  ]);
  return {
    pins: firstPins(pins, url),
    articles: featured.data.map(articleCardData),
    isNew: viewer.kind === 'person' && viewer.card?.isNewcomer === true,
    brandName: page.brandName,
    head: headOfPage(url, [{ tagName: 'link', rel: 'canonical', href: `${page.origin}/` }]),
    description: await page.say('Save the pictures you love to boards and share them.'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.brandName },
  { name: 'description', content: loaderData?.description },
  ...(loaderData?.head ?? []),
];

export const handle = FIRST_VIEW;

export default function HomePage({ loaderData: { pins, articles, isNew } }: Route.ComponentProps) {
  const { viewer } = useShell();
  const actor = useActor();
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <NotFoundNotice />
      {!viewer && <Welcome />}
      {viewer && <h1 className={styles.hidden}>{t`Home`}</h1>}
      {actor && <HomeTabs feed="for_you" before={<div className={styles.tabs} />} />}
      {isNew && pins.items.length > 0 && <FirstSteps />}
      <FeaturedArticles articles={articles} />
      <FirstView />
      {pins.items.length > 0 ? (
        <>
          <PinList first={pins} resource="UserHomefeedResource.get" options={{}} label={t`New Pins`} />
          <NextPage path={pins.next} />
        </>
      ) : (
        <NothingYet />
      )}
      {actor && <AppUpsell />}
    </main>
  );
}

function Welcome() {
  const { brandName } = useShell();
  return (
    <section className={styles.welcome}>
      <h1 className={styles.title}>
        <Trans>Keep what inspires you</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>
          Save pictures to boards, sort them your way, and show them to people you like. {brandName} is yours
          to run.
        </Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton to="/signup/" variant="primary">
          <Trans>Sign up</Trans>
        </LinkButton>
        <LinkButton to="/login/">
          <Trans>Log in</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

/** After the redirect from a profile that does not exist. */
function NotFoundNotice() {
  const { search } = useLocation();
  if (new URLSearchParams(search).get('show_error') !== 'true') return null;
  return (
    <p role="alert" className={styles.notice}>
      <Trans>We couldn't find that profile. Here's what's new instead.</Trans>
    </p>
  );
}

/** It appears only if the browser can install the app. */
function AppUpsell() {
  const isOffered = useSyncExternalStore(
    installOffer.subscribe,
    () => installOffer.current() !== null,
    () => false,
  );
  return isOffered && <InstallFooter before={null} />;
}
