import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> = { state: 'loading' } | { state: 'error' } | { state: 'ready'; data: Data };

/** Keep `load` stable between renders. */
export function useLoaded<Data>(load: () => Promise<Data>): [Loaded<Data>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try loads anew
  useEffect(() => {
    let isWanted = true;
    setLoaded({ state: 'loading' });
    load().then(
      (data) => isWanted && setLoaded({ state: 'ready', data }),
      () => isWanted && setLoaded({ state: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  return [loaded, useCallback(() => setTries((count) => count + 1), [])];
}
