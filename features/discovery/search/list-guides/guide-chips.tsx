import { useLingui } from '@lingui/react/macro';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { searchPath } from '../search-path.ts';

type GuideChipsProps = { query: string; guides: DataOf<'SearchGuidesResource.get'> };

/** Pressing one narrows the search, pressing it again widens it. */
export function GuideChips({ query, guides }: GuideChipsProps) {
  const { t } = useLingui();
  if (guides.length === 0) return null;
  const topics = guides.map(({ term, display: name, url, is_chosen: isChosen }) => {
    return { id: term, name, path: isChosen ? searchPath({ query, scope: 'pins' }) : url, isChosen };
  });
  return (
    <nav aria-label={t`Narrow your search`}>
      <TopicChips label={t`Topics of these Pins`} topics={topics} isBar />
    </nav>
  );
}
