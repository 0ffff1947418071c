import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DataOf, OptionsOf, ResourceName } from './call.ts';
import { call } from './client.ts';
import { type Held, isBroken, type MovesOfList, underNewFirst, withAnswer } from './held-pages.ts';

type Status = 'more' | 'loading' | 'error' | 'end';

export interface PagesSource<N extends ResourceName, Item> {
  resource: N;
  options: OptionsOf<N>;
  first: Held<Item>;
  item: (answered: DataOf<N> extends (infer One)[] ? One : never) => Item;
  keyOf: (item: Item) => string;
  moves?: MovesOfList;
}

// The loaded list of each visited page, so that going back shows it at the same length.
const visited = new Map<string, Held<unknown>>();
const MOST_VISITED = 100;

function remember(key: string, held: Held<unknown>): void {
  visited.delete(key);
  visited.set(key, held);
  const [oldest] = visited.keys();
  if (visited.size > MOST_VISITED && oldest !== undefined) visited.delete(oldest);
}

type Trying = 'loading' | 'error' | null;

/** A complete list stays visible as complete while it is fetched again. */
function statusOf({ bookmark }: Held<unknown>, trying: Trying): Status {
  if (trying === 'error') return 'error';
  return bookmark ? (trying ?? 'more') : 'end';
}

/** An item that comes twice, because something was added in between, shows once. */
export function usePages<N extends ResourceName, Item>(source: PagesSource<N, Item>) {
  const { key } = useLocation();
  const list = `${source.resource} ${JSON.stringify(source.options)}`;
  const name = `${key} ${list}`;
  const firstPage = () => source.moves?.fetchedElsewhere(source.first) ?? source.first;
  const atFirst = () => (visited.get(name) as Held<Item> | undefined) ?? firstPage();
  const [held, setHeld] = useState<Held<Item>>(atFirst);
  const [trying, setTrying] = useState<Trying>(null);
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
    const next = known.list === list ? underNewFirst(held, firstPage(), source) : atFirst();
    setKnown({ list, first: source.first });
    setHeld(next);
    setTrying(null);
  }

  const restarts = isBroken(held, source);
  const loadMore = useCallback(async () => {
    const bookmark = restarts ? null : held.bookmark;
    if (loading.current === name || (!bookmark && !restarts)) return;
    loading.current = name;
    // The answer for a list that has since been replaced is only cached.
    const isWanted = () => present.current === name;
    setTrying('loading');
    try {
      const fetch = () => fetchAfter(source, bookmark);
      const next = await (source.moves ? source.moves.ask(fetch) : fetch());
      const grow = (now: Held<Item>) =>
        bookmark ? withAnswer(now, bookmark, next, source) : underNewFirst(now, next, source);
      // A list fetched again is not longer than what its loader fetches.
      const keep = (grown: Held<Item>) => bookmark && remember(name, grown);
      if (!isWanted()) return void keep(grow(held));
      setHeld((now) => {
        const grown = grow(now);
        keep(grown);
        return grown;
      });
      setTrying(null);
    } catch {
      if (isWanted()) setTrying('error');
    } finally {
      if (loading.current === name) loading.current = undefined;
    }
  }, [held, restarts, name, source]);

  useEffect(() => {
    if (restarts && !trying) void loadMore();
  }, [restarts, trying, loadMore]);

  const remove = useCallback(
    (itemKey: string) =>
      setHeld((before) => {
        const next = { ...before, items: before.items.filter((item) => source.keyOf(item) !== itemKey) };
        remember(name, next);
        return next;
      }),
    [name, source],
  );

  return { held, items: held.items, status: statusOf(held, trying), loadMore, remove };
}

async function fetchAfter<N extends ResourceName, Item>(
  { resource, options, item }: PagesSource<N, Item>,
  bookmark: string | null,
): Promise<Held<Item>> {
  const answer = await call(resource, { ...(options as object), bookmarks: [bookmark] } as never);
  const items = (answer.data as Parameters<typeof item>[0][]).map(item);
  return { items, bookmark: answer.bookmark };
}
