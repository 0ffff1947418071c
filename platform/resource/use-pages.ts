import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DataOf, OptionsOf, ResourceName } from './call.ts';
import { call } from './client.ts';
import { type Held, underNewFirst, withNext } from './held-pages.ts';

type Status = 'more' | 'loading' | 'error' | 'end';

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

const statusOf = ({ bookmark }: Held<unknown>): Status => (bookmark ? 'more' : 'end');

/**
 * A list that grows page by page; an item that comes twice, because something was added meanwhile, shows once. Asked
 * with another resource or other options it is another list, and begins with its own first page.
 */
export function usePages<N extends ResourceName, Item>(source: PagesSource<N, Item>) {
  const { key } = useLocation();
  const list = `${source.resource} ${JSON.stringify(source.options)}`;
  const name = `${key} ${list}`;
  const atFirst = () => (visited.get(name) as Held<Item> | undefined) ?? source.first;
  const [held, setHeld] = useState<Held<Item>>(atFirst);
  const [status, setStatus] = useState<Status>(statusOf(held));
  const loading = useRef<string>(undefined);

  const [known, setKnown] = useState({ list, first: source.first });
  if (known.list !== list || known.first !== source.first) {
    const { first, keyOf } = source;
    const isLonger = held.items.length > first.items.length;
    const sameList = () => (isLonger ? underNewFirst(held, first, keyOf) : first);
    const next = known.list === list ? sameList() : atFirst();
    setKnown({ list, first });
    setHeld(next);
    setStatus(statusOf(next));
  }

  const loadMore = useCallback(async () => {
    if (loading.current === list || !held.bookmark) return;
    loading.current = list;
    // The answer for a list that has given way to another meanwhile belongs nowhere.
    const isWanted = () => loading.current === list;
    setStatus('loading');
    try {
      const answer = await call(source.resource, {
        ...(source.options as object),
        bookmarks: [held.bookmark],
      } as OptionsOf<N> & { bookmarks: string[] });
      const items = (answer.data as Parameters<typeof source.item>[0][]).map(source.item);
      const next = withNext(held, { items, bookmark: answer.bookmark }, source.keyOf);
      remember(name, next);
      if (!isWanted()) return;
      setHeld(next);
      setStatus(statusOf(next));
    } catch {
      if (isWanted()) setStatus('error');
    } finally {
      if (isWanted()) loading.current = undefined;
    }
  }, [held, list, name, source]);

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
