import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isNewHere, noteVisit } from './time-here.ts';
import { isFirstPage } from './use-go-back.ts';
import { type WayBack, wayBackOf } from './way-back.ts';

/** Where the way back from this page leads. Before the page knows how one came, home. */
export function useWayBack(): WayBack {
  const { key } = useLocation();
  const [way, setWay] = useState<WayBack>({ to: '/', isForYou: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes to each page once
  useEffect(() => {
    const now = Date.now();
    setWay(
      wayBackOf({ isFirst: isFirstPage(), from: pageBefore(), isNewHere: isNewHere(noteVisit(now), now) }),
    );
  }, [key]);
  return way;
}

interface Entries {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** The page of this site that lies before this one in the history, or that linked here. */
function pageBefore(): string | null {
  // Older browsers do not tell what lies in the history.
  const navigation: unknown = Reflect.get(window, 'navigation');
  const { entries, index } = isEntries(navigation)
    ? { entries: navigation.entries(), index: navigation.currentEntry?.index ?? 0 }
    : { entries: [], index: 0 };
  const before = entries[index - 1]?.url ?? document.referrer;
  const url = URL.parse(before);
  return url?.origin === location.origin ? url.pathname : null;
}

function isEntries(navigation: unknown): navigation is Entries {
  return typeof navigation === 'object' && navigation !== null && 'entries' in navigation;
}
