import { useLingui } from '@lingui/react/macro';
import { bookmarksIn, nextPage } from '#app/pins/next-page.ts';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { SelectablePins } from '#app/pins/selectable-pins.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { filteredPath } from '#features/discovery/search/filtered-path.ts';
import { FoundBoards } from '#features/discovery/search/find-boards/found-boards.tsx';
import { FoundPeople } from '#features/discovery/search/find-people/found-people.tsx';
import { Correction } from '#features/discovery/search/parts/correction.tsx';
import { FilterBar, FiltersToRemove } from '#features/discovery/search/parts/filter-bar.tsx';
import {
  type PersonToFollowData,
  personToFollowData,
} from '#features/discovery/search/parts/found-person-data.ts';
import { NothingFound } from '#features/discovery/search/parts/nothing-found.tsx';
import {
  isFiltered,
  nameOptionsOf,
  optionsOf,
  readSearch,
  type Sought,
} from '#features/discovery/search/search-filters.ts';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { ActingFollow, FollowToggle } from '#features/social/follows/follow-person/acting-follow.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor, useShell } from '../shell/use-shell.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/search.ts';
import { SearchHead } from './search-head.tsx';
import { loadStart, SearchStartPart } from './search-start.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const sought = readSearch(url.searchParams);
  const isStart = !sought.query && !sought.board && !sought.person;
  const [found, correction, place, start] = await Promise.all([
    find(page, sought, isStart ? null : url),
    findCorrection(page, sought, url),
    findPlace(page, sought),
    isStart ? loadStart(page, url) : null,
  ]);
  return { sought, found, correction, place, start };
}

/** Of the first page, which shows it. */
async function findCorrection({ call }: PageContext, sought: Sought, url: URL): Promise<string | null> {
  const { scope, isExact } = sought;
  if (!sought.query || isExact || bookmarksIn(url).length > 0) return null;
  const isOfPins = scope === 'pins' || scope === 'videos';
  const options = isOfPins ? optionsOf(sought) : nameOptionsOf(sought);
  return (await call('SearchCorrectionResource.get', { ...options, scope })).data.query;
}

/** The start has pages of its own, so its address says nothing about what was found. */
async function find({ call }: PageContext, sought: Sought, url: URL | null) {
  const { scope } = sought;
  const named = nameOptionsOf(sought);
  const bookmarks = url ? bookmarksIn(url) : [];
  const nextOf = (bookmark: string | null) => url && nextPage(url, bookmark);
  if (scope === 'boards') {
    const { data, bookmark } = await call('BoardSearchResource.get', { ...named, bookmarks });
    const boards = { items: data.map(boardCardData), bookmark };
    return { scope, boards, options: named, next: nextOf(bookmark) };
  }
  if (scope === 'people') {
    const { data, bookmark } = await call('PeopleSearchResource.get', { ...named, bookmarks });
    return { scope, people: { items: data.map(personToFollowData), bookmark }, next: nextOf(bookmark) };
  }
  const options = { ...optionsOf(sought), bookmarks };
  const [pins, guides] = await Promise.all([
    call('PinSearchResource.get', { ...options, scope }),
    scope === 'pins' ? call('SearchGuidesResource.get', optionsOf(sought)) : null,
  ]);
  const next = nextOf(pins.bookmark);
  return { scope, pins: firstPins(pins), guides: guides?.data ?? [], next };
}

/** The name of the board or person that is searched. */
async function findPlace({ call }: PageContext, { board, person }: Sought): Promise<string | null> {
  if (board) return (await call('BoardResource.get', { board_id: board })).data.name;
  if (person) return (await call('UserResource.get', { username: person })).data.full_name;
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Loaded = Route.ComponentProps['loaderData'];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { sought, found, correction, place, start } = loaderData;
  const guide = guideOf(found)?.display;
  const about = guide ? `${sought.query}, ${guide}` : sought.query;
  return (
    <main id="main" className={wall.page}>
      <PageTitle about={about}>{place ? t`Search in ${place}` : t`Search`}</PageTitle>
      <SearchHead sought={sought} place={place} />
      {start && <SearchStartPart start={start} />}
      <Correction sought={sought} correction={correction} />
      {sought.query && <Found sought={sought} found={found} place={place} />}
      {sought.query && <NextPage path={found.next ?? undefined} />}
    </main>
  );
}

function guideOf(found: Loaded['found']) {
  return found.guides?.find(({ is_chosen }) => is_chosen);
}

function Found({ sought, found, place }: Pick<Loaded, 'sought' | 'found' | 'place'>) {
  if (found.scope === 'boards') {
    const { boards, options } = found;
    return <FoundBoards query={sought.query} options={options} first={boards} />;
  }
  if (found.scope === 'people') {
    return (
      <FoundPeople
        sought={sought}
        first={found.people}
        follow={(person) => <FollowFound person={person} />}
      />
    );
  }
  return <FoundPins sought={sought} pins={found.pins} guides={found.guides} place={place} />;
}

type FoundPinsProps = Pick<Loaded, 'sought' | 'place'> &
  Pick<Extract<Loaded['found'], { pins: unknown }>, 'pins' | 'guides'>;

function FoundPins({ sought, pins, guides, place }: FoundPinsProps) {
  const { t } = useLingui();
  const { query, scope } = sought;
  return (
    <>
      <FilterBar sought={sought} place={place} />
      <GuideChips {...{ sought, guides }} />
      {pins.items.length > 0 ? (
        <SelectablePins isOn button="above">
          <PinList
            first={pins}
            resource="PinSearchResource.get"
            options={{ ...optionsOf(sought), scope: scope === 'videos' ? scope : 'pins' }}
            label={t`Pins found`}
          />
        </SelectablePins>
      ) : (
        <NothingFound
          title={t`Sorry, we couldn't find any Pins for this search.`}
          query={query}
          isPins={scope === 'pins' && !sought.guide && !isFiltered(sought)}
          filters={isFiltered(sought) && <FiltersToRemove sought={sought} place={place} />}
        />
      )}
    </>
  );
}

function FollowFound({ person }: { person: PersonToFollowData }) {
  const { viewer } = useShell();
  const actor = useActor();
  if (person.id === actor?.id || person.id === viewer?.id) return null;
  if (actor) return <ActingFollow person={person} />;
  return (
    <FollowToggle
      state="none"
      name={person.fullName}
      onClick={() => loginPrompt.open({ reason: 'follow' })}
    />
  );
}

type GuideChipsProps = { sought: Sought; guides: DataOf<'SearchGuidesResource.get'> };

/** Pressing one narrows the search, pressing it again widens it. */
function GuideChips({ sought, guides }: GuideChipsProps) {
  const { t } = useLingui();
  if (guides.length === 0) return null;
  const topics = guides.map(({ term, display: name, is_chosen: isChosen }) => {
    const path = isChosen
      ? filteredPath({ ...sought, guide: null })
      : filteredPath({ ...sought, guide: term, source: 'guide' });
    return { id: term, name, path, isChosen };
  });
  return (
    <nav aria-label={t`Narrow your search`}>
      <TopicChips label={t`Topics of these Pins`} topics={topics} isBar />
    </nav>
  );
}
