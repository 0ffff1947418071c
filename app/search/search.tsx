import { useLingui } from '@lingui/react/macro';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { articleCardData } from '#features/discovery/articles/parts/article-card-data.ts';
import { FeaturedArticles } from '#features/discovery/articles/parts/featured-articles.tsx';
import { FoundBoards } from '#features/discovery/search/find-boards/found-boards.tsx';
import { FoundPeople } from '#features/discovery/search/find-people/found-people.tsx';
import { foundPersonData } from '#features/discovery/search/parts/found-person-data.ts';
import { NothingFound } from '#features/discovery/search/parts/nothing-found.tsx';
import { readSearch, type SearchScope } from '#features/discovery/search/search.ts';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/search.ts';
import { SearchHead } from './search-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { query, scope } = readSearch(url.searchParams);
  const shown = scope === 'my_pins' ? 'pins' : scope;
  const [found, featured] = await Promise.all([
    find(page, query, shown),
    query ? null : page.call('FeaturedArticlesResource.get', {}),
  ]);
  return { query, ...found, articles: featured?.data.map(articleCardData) ?? [] };
}

async function find({ call }: PageContext, query: string, scope: Exclude<SearchScope, 'my_pins'>) {
  if (scope === 'boards') {
    const { data, bookmark } = await call('BoardSearchResource.get', { query });
    return { scope, boards: { items: data.map(boardCardData), bookmark } };
  }
  if (scope === 'people') {
    const { data, bookmark } = await call('PeopleSearchResource.get', { query });
    return { scope, people: { items: data.map(foundPersonData), bookmark } };
  }
  const [pins, guides] = await Promise.all([
    call('PinSearchResource.get', { query, scope }),
    scope === 'pins' && query ? call('SearchGuidesResource.get', { query }) : null,
  ]);
  return { scope, pins: firstPins(pins), guides: guides?.data ?? [] };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { query, scope, articles } = loaderData;
  return (
    <main id="main" className={wall.page}>
      <PageTitle about={query}>{t`Search`}</PageTitle>
      <SearchHead query={query} scope={scope} />
      <FeaturedArticles articles={articles} />
      {query && <Found {...loaderData} />}
    </main>
  );
}

function Found(found: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  const { query } = found;
  if (found.scope === 'boards') return <FoundBoards query={query} first={found.boards} />;
  if (found.scope === 'people') return <FoundPeople query={query} first={found.people} />;
  const { pins, scope, guides } = found;
  return (
    <>
      {guides.length > 0 && (
        <nav aria-label={t`Topics`}>
          <TopicChips
            label={t`Topics`}
            topics={guides.map(({ url, display }) => ({ id: url, name: display, path: url }))}
            isBar
          />
        </nav>
      )}
      {pins.items.length > 0 ? (
        <PinList
          first={pins}
          resource="PinSearchResource.get"
          options={{ query, scope }}
          label={t`Pins found`}
        />
      ) : (
        <NothingFound
          title={t`Sorry, we couldn't find any Pins for this search.`}
          query={query}
          isPins={scope === 'pins'}
        />
      )}
    </>
  );
}
