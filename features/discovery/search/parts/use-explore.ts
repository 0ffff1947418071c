import { useEffect, useState } from 'react';
import { pinCardData } from '#features/library/pins/pin-card-data.ts';
import { call } from '#platform/resource/client.ts';
import { exploreChoices, type SearchChoice } from './search-choices.ts';

/** Boards and people of the newest pins; none until they are there, nor where they are not wanted. */
export function useExplore(isWanted: boolean): readonly SearchChoice[] {
  const [choices, setChoices] = useState<readonly SearchChoice[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    call('UserHomefeedResource.get', { field_set_key: 'grid_item' }).then(
      ({ data }) => isOpen && setChoices(exploreChoices(data.map(pinCardData))),
      // The search works without them.
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [isWanted]);
  return isWanted ? choices : [];
}
