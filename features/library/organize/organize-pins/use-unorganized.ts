import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { type PinTile, pinTile } from './organize-pins.ts';

const PAGE = 50;

interface Fetched {
  items: readonly PinTile[];
  bookmark: string | null;
  status: 'more' | 'loading' | 'error' | 'end';
}

export function useUnorganized() {
  const [fetched, setFetched] = useState<Fetched>({ items: [], bookmark: null, status: 'more' });
  const isBusy = useRef(false);
  const loadMore = useCallback(async () => {
    if (isBusy.current || fetched.status === 'end') return;
    isBusy.current = true;
    setFetched((now) => ({ ...now, status: 'loading' }));
    try {
      const { data, bookmark } = await call('BoardlessPinsResource.get', {
        field_set_key: 'grid_item',
        page_size: PAGE,
        bookmarks: [fetched.bookmark],
      });
      setFetched(({ items }) => {
        const known = new Set(items.map(({ id }) => id));
        const added = data.map(pinTile).filter(({ id }) => !known.has(id));
        return { items: [...items, ...added], bookmark, status: bookmark ? 'more' : 'end' };
      });
    } catch {
      setFetched((now) => ({ ...now, status: 'error' }));
    } finally {
      isBusy.current = false;
    }
  }, [fetched.status, fetched.bookmark]);
  const isUntouched = fetched.items.length === 0 && fetched.status === 'more';
  useEffect(() => {
    if (isUntouched) void loadMore();
  }, [isUntouched, loadMore]);
  return { items: fetched.items, status: fetched.status, loadMore };
}

export type Unorganized = ReturnType<typeof useUnorganized>;
