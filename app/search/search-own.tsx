import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import type { PinDensity } from '#features/core/people/preferences.ts';
import { FilterBar, FiltersToRemove } from '#features/discovery/search/parts/filter-bar.tsx';
import { NothingFound } from '#features/discovery/search/parts/nothing-found.tsx';
import { isFiltered, readSearch } from '#features/discovery/search/search-filters.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/search-own.ts';
import { SearchHead } from './search-head.tsx';

const SCOPE = 'my_pins' as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = requireActor(context, url);
  const { color, date, query } = readSearch(url.searchParams);
  const [pins, layout] = await Promise.all([
    call('PinSearchResource.get', { query, scope: SCOPE, color, date }),
    call('UserMetadataResource.get', {}),
  ]);
  return { query, color, date, pins: firstPins(pins), density: layout.data.board_pin_rep_view_type };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function SearchOwnPage({ loaderData: { pins, density, ...filters } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { query, color, date } = filters;
  const sought = { query, scope: SCOPE, color, date, guide: null, board: null, person: null };
  const [shown, setShown] = useState<PinDensity>(density ?? 'regular');
  return (
    <main id="main" className={wall.page}>
      <PageTitle about={query}>{t`Search your Pins`}</PageTitle>
      <SearchHead sought={sought} place={null} />
      {query && <FilterBar sought={sought} place={null} />}
      {query && pins.items.length === 0 && (
        <NothingFound
          title={t`Sorry, we couldn't find any Pins for this search.`}
          query={query}
          filters={isFiltered(sought) && <FiltersToRemove sought={sought} place={null} />}
        />
      )}
      {pins.items.length > 0 && (
        <>
          <div className={wall.above}>
            <div className={wall.tools}>
              <DensityMenu surface="profile" density={shown} onChange={setShown} />
            </div>
          </div>
          <PinList
            first={pins}
            resource="PinSearchResource.get"
            options={{ query, scope: SCOPE, color, date }}
            label={t`Your Pins found`}
            density={shown}
          />
        </>
      )}
    </main>
  );
}
