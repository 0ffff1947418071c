import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DataOf, OptionsOf, ResourceName } from './call.ts';
import { call } from './client.ts';

type Status = 'more' | 'loading' | 'error' | 'end';

interface Held<Item> {
  items: Item[];
  bookmark: string | null;
}

/** The first page as the loader fetched it, and how to ask for the further ones. */
export interface PagesSource<N extends ResourceName, Item> {
  resource: N;
  options: OptionsOf<N>;
  first: Held<Item>;
  /** Makes the item of the page from the item of the answer. */
  item: (answered: DataOf<N> extends (infer One)[] ? One : never) => Item;
  keyOf: (item: Item) => string;
}

// What was fetched for each visited page, so that going back finds the list as long as it was left.
const visited = new Map<string, Held<unknown>>();
const MOST_VISITED = 100;

function remember(key: string, held: Held<unknown>): void {
  visited.delete(key);
  visited.set(key, held);
  const [oldest] = visited.keys();
  if (visited.size > MOST_VISITED && oldest !== undefined) visited.delete(oldest);
}

/** The list after its page was fetched anew: what was scrolled down to stays, below what is now first. */
function underNewFirst<N extends ResourceName, Item>(
  held: Held<Item>,
  { first, keyOf }: PagesSource<N, Item>,
): Held<Item> {
  const known = new Set(first.items.map(keyOf));
  const others = held.items.filter((item) => !known.has(keyOf(item)));
  return { items: [...first.items, ...others], bookmark: held.bookmark };
}

/**
 * A list that grows page by page; an item that comes twice, because something was added meanwhile, shows once. Another
 * list wants another component, by its `key`.
 */
export function usePages<N extends ResourceName, Item>(source: PagesSource<N, Item>) {
  const { key } = useLocation();
  const name = `${key} ${source.resource}`;
  const [held, setHeld] = useState<Held<Item>>(
    () => (visited.get(name) as Held<Item> | undefined) ?? source.first,
  );
  const [status, setStatus] = useState<Status>(held.bookmark ? 'more' : 'end');
  const isLoading = useRef(false);

  const [first, setFirst] = useState(source.first);
  if (first !== source.first) {
    const next = held.items.length > first.items.length ? underNewFirst(held, source) : source.first;
    setFirst(source.first);
    setHeld(next);
    setStatus(next.bookmark ? 'more' : 'end');
  }

  const loadMore = useCallback(async () => {
    if (isLoading.current || !held.bookmark) return;
    isLoading.current = true;
    setStatus('loading');
    try {
      const answer = await call(source.resource, {
        ...(source.options as object),
        bookmarks: [held.bookmark],
      } as OptionsOf<N> & { bookmarks: string[] });
      const known = new Set(held.items.map(source.keyOf));
      const answered = (answer.data as Parameters<typeof source.item>[0][]).map(source.item);
      const items = [...held.items, ...answered.filter((item) => !known.has(source.keyOf(item)))];
      const next = { items, bookmark: answer.bookmark };
      remember(name, next);
      setHeld(next);
      setStatus(answer.bookmark ? 'more' : 'end');
    } catch {
      setStatus('error');
    } finally {
      isLoading.current = false;
    }
  }, [held, name, source]);

  const remove = useCallback(
    (itemKey: string) =>
      setHeld((before) => {
        const next = { ...before, items: before.items.filter((item) => source.keyOf(item) !== itemKey) };
        remember(name, next);
        return next;
      }),
    [name, source],
  );

  return { items: held.items, status, loadMore, remove };
}
