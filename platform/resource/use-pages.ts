import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DataOf, OptionsOf, ResourceName } from './call.ts';
import { call } from './client.ts';
import { type Held, underNewFirst, withAnswer, withNext } from './held-pages.ts';

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
  const [trying, setTrying] = useState<'loading' | 'error' | null>(null);
  const loading = useRef<string>(undefined);
  const present = useRef<string>(undefined);
  useEffect(() => {
    present.current = name;
    return () => {
      present.current = undefined;
    };
  }, [name]);

  const [known, setKnown] = useState({ list, first: source.first });
  if (known.list !== list || known.first !== source.first) {
    const { first, keyOf } = source;
    const isLonger = held.items.length > first.items.length;
    const sameList = () => (isLonger ? underNewFirst(held, first, keyOf) : first);
    const next = known.list === list ? sameList() : atFirst();
    setKnown({ list, first });
    setHeld(next);
    setTrying(null);
  }

  const loadMore = useCallback(async () => {
    const { bookmark } = held;
    if (loading.current === name || !bookmark) return;
    loading.current = name;
    // The answer for a list that has given way to another meanwhile is only remembered.
    const isWanted = () => present.current === name;
    setTrying('loading');
    try {
      const answer = await call(source.resource, {
        ...(source.options as object),
        bookmarks: [bookmark],
      } as OptionsOf<N> & { bookmarks: string[] });
      const items = (answer.data as Parameters<typeof source.item>[0][]).map(source.item);
      const next = { items, bookmark: answer.bookmark };
      if (!isWanted()) return remember(name, withNext(held, next, source.keyOf));
      setHeld((now) => {
        const grown = withAnswer(now, bookmark, next, source.keyOf);
        remember(name, grown);
        return grown;
      });
      setTrying(null);
    } catch {
      if (isWanted()) setTrying('error');
    } finally {
      if (loading.current === name) loading.current = undefined;
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

  return { items: held.items, status: trying ?? statusOf(held), loadMore, remove };
}
