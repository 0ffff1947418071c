import { type ComponentProps, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAhead } from '#design/link/use-ahead.ts';

/** How long one rests on the way to a related profile before it is fetched ahead. */
const RELATED_PROFILE_PRELOAD_MS = 500;

type PersonLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & { username: string };

/** The way to the profile of somebody whom a page is about; it is fetched ahead once one rests on the link. */
export function PersonLink({ username, ...link }: PersonLinkProps) {
  const isOnline = useAhead() !== 'none';
  const [isAimedAt, setAimedAt] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isAimedAt) return;
    const timer = setTimeout(() => setWanted(true), RELATED_PROFILE_PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isAimedAt]);
  const aim = () => setAimedAt(true);
  const leave = () => setAimedAt(false);
  return (
    <Link
      {...link}
      to={`/${username}/`}
      prefetch={isWanted && isOnline ? 'render' : 'none'}
      onPointerEnter={aim}
      onPointerLeave={leave}
      onFocus={aim}
      onBlur={leave}
    />
  );
}
