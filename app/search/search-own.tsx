import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { SelectablePins } from '#app/pins/selectable-pins.tsx';
import { shownTagIn, tagOption } from '#app/pins/shown-tag.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import type { PinDensity } from '#features/core/people/preferences.ts';
import { Correction } from '#features/discovery/search/parts/correction.tsx';
import { FilterBar, FiltersToRemove } from '#features/discovery/search/parts/filter-bar.tsx';
import { NothingFound } from '#features/discovery/search/parts/nothing-found.tsx';
import { isFiltered, readSearch } from '#features/discovery/search/search-filters.ts';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/search-own.ts';
import { SearchHead } from './search-head.tsx';

// Every page loads the list of what pages load, so it names little.
const TagFilter = latePart(() => import('#features/library/tags/filter-by-tag/tag-filter.tsx'), 'TagFilter');

const SCOPE = 'my_pins' as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const { call, viewer } = page;
  const { query, color, date, isExact } = readSearch(url.searchParams);
  const tag = await shownTagIn(page, url);
  const asked = { query, scope: SCOPE, color, date, ...tagOption(tag) };
  const options = { ...asked, ...(isExact && { auto_correction_disabled: true }) };
  const [pins, correction, layout] = await Promise.all([
    call('PinSearchResource.get', options),
    query && !isExact ? call('SearchCorrectionResource.get', asked) : null,
    call('UserMetadataResource.get', {}),
  ]);
  const filters = { color, date, tag: tag?.id, guide: null, board: null, person: null };
  return {
    sought: { query, scope: SCOPE, ...filters, ...(isExact && { isExact }) },
    options,
    correction: correction?.data.query ?? null,
    filter: { username: viewer.username, tag },
    pins: firstPins(pins),
    density: layout.data.board_pin_rep_view_type,
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function SearchOwnPage({
  loaderData: { sought, options, correction, filter, pins, density },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const { query } = sought;
  const [shown, setShown] = useState<PinDensity>(density ?? 'regular');
  return (
    <main id="main" className={wall.page}>
      <SelectablePins isOn>
        <PageTitle about={query}>{t`Search your Pins`}</PageTitle>
        <SearchHead sought={sought} place={null} />
        {(query || filter.tag) && <FilterBar sought={sought} place={null} />}
        <div className={wall.above}>
          <div className={wall.tools}>
            <TagFilter {...filter} before={null} />
            {pins.items.length > 0 && <SelectButton />}
            {pins.items.length > 0 && <DensityMenu density={shown} onChange={setShown} />}
          </div>
        </div>
        <Correction sought={sought} correction={correction} />
        {(query || filter.tag) && pins.items.length === 0 && (
          <NothingFound
            title={t`Sorry, we couldn't find any Pins for this search.`}
            query={query}
            filters={isFiltered(sought) && <FiltersToRemove sought={sought} place={null} />}
          />
        )}
        {pins.items.length > 0 && (
          <PinList
            first={pins}
            resource="PinSearchResource.get"
            options={options}
            label={t`Your Pins found`}
            density={shown}
          />
        )}
      </SelectablePins>
    </main>
  );
}
