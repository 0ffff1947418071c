import { useLingui } from '@lingui/react/macro';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { filteredPath } from '../filtered-path.ts';
import type { Sought } from '../search-filters.ts';

type GuideChipsProps = { sought: Sought; guides: DataOf<'SearchGuidesResource.get'> };

/** Pressing one narrows the search, pressing it again widens it. */
export function GuideChips({ sought, guides }: GuideChipsProps) {
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
