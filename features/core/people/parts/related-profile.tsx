import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useAhead } from '#design/link/use-ahead.ts';

/** How long the pointer or focus rests on a link before its profile is preloaded, ms. */
const RELATED_PROFILE_PRELOAD_MS = 500;

export function RelatedProfile({ username }: { username: string }) {
  const path = `/${username}/`;
  const isOnline = useAhead() !== 'none';
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const aim = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (link === path) timer = setTimeout(() => setWanted(path), RELATED_PROFILE_PRELOAD_MS);
    };
    addEventListener('pointerover', aim);
    addEventListener('focusin', aim);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', aim);
      removeEventListener('focusin', aim);
    };
  }, [path]);
  return isOnline && wanted === path && <PrefetchPageLinks page={path} />;
}
