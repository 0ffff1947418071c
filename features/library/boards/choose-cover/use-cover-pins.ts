import { useCallback, useEffect, useState } from 'react';
import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';
import { call } from '#platform/resource/client.ts';

interface CoverPins {
  pins: PinCardData[];
  bookmark: string | null;
  status: 'loading' | 'shown' | 'failed';
}

/** The pins of a board to choose from, those in its sections among them; more of them are fetched when asked for. */
export function useCoverPins(boardId: string) {
  const [held, setHeld] = useState<CoverPins>({ pins: [], bookmark: null, status: 'loading' });
  const load = useCallback(
    async (after: string | null) => {
      setHeld((before) => ({ ...before, status: 'loading' }));
      try {
        const { data, bookmark } = await call('BoardFeedResource.get', {
          ...{ board_id: boardId, page_size: 48, field_set_key: 'grid_item' as const },
          ...(after && { bookmarks: [after] }),
        });
        const found = data.map(pinCardData);
        setHeld(({ pins }) => ({ pins: after ? [...pins, ...found] : found, bookmark, status: 'shown' }));
      } catch {
        setHeld((before) => ({ ...before, status: 'failed' }));
      }
    },
    [boardId],
  );
  useEffect(() => {
    load(null);
  }, [load]);
  return { ...held, more: () => load(held.bookmark) };
}
