import { Trans, useLingui } from '@lingui/react/macro';
import { bookmarksIn, nextPage } from '#app/pins/next-page.ts';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { PictureForm } from '#features/discovery/search/find-by-picture/picture-form.tsx';
import { ColorForm } from '#features/discovery/search/parts/color-form.tsx';
import { NothingFound } from '#features/discovery/search/parts/nothing-found.tsx';
import styles from '#features/discovery/search/parts/visual-form.module.css';
import { readVisual, visualPath } from '#features/discovery/search/visual-path.ts';
import { pageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/search-visual.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const sought = readVisual(url.searchParams);
  const { query, colors, picture } = sought;
  const bookmarks = bookmarksIn(url);
  if (picture) {
    const pins = await call('PictureSearchResource.get', { picture, bookmarks });
    return {
      sought,
      found: { by: 'picture' as const, pins: firstPins(pins) },
      next: nextPage(url, pins.bookmark),
    };
  }
  if (colors.length === 0) return { sought, found: null, next: undefined };
  const pins = await call('PinSearchResource.get', { query, colors, bookmarks });
  return {
    sought,
    found: { by: 'colors' as const, pins: firstPins(pins) },
    next: nextPage(url, pins.bookmark),
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function SearchVisualPage({ loaderData: { sought, found, next } }: Route.ComponentProps) {
  const { t } = useLingui();
  const actor = useActor();
  return (
    <main id="main" className={wall.page}>
      <PageTitle>{t`Search by color or picture`}</PageTitle>
      <div className={wall.above}>
        <h1>
          <Trans>Search by color or picture</Trans>
        </h1>
        <div className={styles.forms}>
          <ColorForm key={visualPath(sought)} sought={sought} />
          {actor && <PictureForm picture={sought.picture} />}
        </div>
      </div>
      {found?.pins.items.length === 0 && (
        <NothingFound title={t`Sorry, we couldn't find any Pins for this search.`} query={sought.query} />
      )}
      {found && found.pins.items.length > 0 && <FoundVisually sought={sought} found={found} />}
      <NextPage path={next} />
    </main>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function FoundVisually({ sought, found }: Pick<Loaded, 'sought'> & { found: NonNullable<Loaded['found']> }) {
  const { t } = useLingui();
  const { query, colors, picture } = sought;
  const list = { first: found.pins, label: t`Pins found` };
  if (found.by === 'picture' && picture) {
    return <PinList {...list} resource="PictureSearchResource.get" options={{ picture }} />;
  }
  return <PinList {...list} resource="PinSearchResource.get" options={{ query, colors }} />;
}
