import { useLingui } from '@lingui/react/macro';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { articleCardData } from '#features/discovery/articles/parts/article-card-data.ts';
import { FeaturedArticles } from '#features/discovery/articles/parts/featured-articles.tsx';
import { FoundBoards } from '#features/discovery/search/find-boards/found-boards.tsx';
import { FoundPeople } from '#features/discovery/search/find-people/found-people.tsx';
import { GuideChips } from '#features/discovery/search/list-guides/guide-chips.tsx';
import { foundPersonData } from '#features/discovery/search/parts/found-person-data.ts';
import { NothingFound } from '#features/discovery/search/parts/nothing-found.tsx';
import { readSearch } from '#features/discovery/search/search.ts';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/search.ts';
import { SearchHead } from './search-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { query, scope, guide } = readSearch(url.searchParams);
  const [found, featured] = await Promise.all([
    find(page, { query, scope, guide }),
    query ? null : page.call('FeaturedArticlesResource.get', {}),
  ]);
  return { query, ...found, articles: featured?.data.map(articleCardData) ?? [] };
}

async function find({ call }: PageContext, { query, scope, guide }: ReturnType<typeof readSearch>) {
  if (scope === 'boards') {
    const { data, bookmark } = await call('BoardSearchResource.get', { query });
    return { scope, boards: { items: data.map(boardCardData), bookmark } };
  }
  if (scope === 'people') {
    const { data, bookmark } = await call('PeopleSearchResource.get', { query });
    return { scope, people: { items: data.map(foundPersonData), bookmark } };
  }
  if (scope === 'videos') {
    const pins = firstPins(await call('PinSearchResource.get', { query, scope }));
    return { scope, pins, guides: [] };
  }
  const [pins, guides] = await Promise.all([
    call('PinSearchResource.get', { query, guide }),
    call('SearchGuidesResource.get', { query, guide }),
  ]);
  return { scope: 'pins' as const, pins: firstPins(pins), guides: guides.data };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { query, scope, articles } = loaderData;
  const guide = guideOf(loaderData)?.display;
  return (
    <main id="main" className={wall.page}>
      <PageTitle about={guide ? `${query}, ${guide}` : query}>{t`Search`}</PageTitle>
      <SearchHead query={query} scope={scope} />
      <FeaturedArticles articles={articles} />
      {query && <Found {...loaderData} />}
    </main>
  );
}

function guideOf(found: Route.ComponentProps['loaderData']) {
  return found.guides?.find(({ is_chosen }) => is_chosen);
}

function Found(found: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  const { query } = found;
  if (found.scope === 'boards') return <FoundBoards query={query} first={found.boards} />;
  if (found.scope === 'people') return <FoundPeople query={query} first={found.people} />;
  const { pins, scope, guides } = found;
  const guide = guideOf(found)?.term;
  return (
    <>
      <GuideChips {...{ query, guides }} />
      {pins.items.length > 0 ? (
        <PinList
          first={pins}
          resource="PinSearchResource.get"
          options={{ query, scope, guide }}
          label={t`Pins found`}
        />
      ) : (
        <NothingFound
          title={t`Sorry, we couldn't find any Pins for this search.`}
          query={query}
          isPins={scope === 'pins' && !guide}
        />
      )}
    </>
  );
}
