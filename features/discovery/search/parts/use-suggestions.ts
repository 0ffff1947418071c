import { useEffect, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import type { SearchType } from '../search-path.ts';
import type { Suggestion } from '../suggest/suggestion.ts';

/** How long one has to stop typing before it is asked for suggestions, ms. */
const PAUSE = 150;

/** What the server suggests for these words; while it is asked, what it said before. Nothing where it does not answer. */
export function useSuggestions(term: string, type: SearchType): readonly Suggestion[] {
  const [found, setFound] = useState<{ term: string; items: readonly Suggestion[] }>({ term: '', items: [] });
  useEffect(() => {
    if (!term) return;
    let isWanted = true;
    const ask = async () => {
      const options = { term, pin_scope: type === 'own_pins' ? 'my_pins' : 'pins', count: 10 };
      // Suggestions help; without them the search works as well.
      const items = await call('AdvancedTypeaheadResource.get', options).then(
        ({ data }) => data.items,
        () => [],
      );
      if (isWanted) setFound({ term, items });
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, type]);
  return term ? found.items : [];
}
