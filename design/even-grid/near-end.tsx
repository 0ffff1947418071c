import { useEffect, useRef } from 'react';

type NearEndProps = {
  count: number;
  onNear: () => void;
};

/** Placed below a list; its end is less than two screens away. */
export function NearEnd({ count, onNear }: NearEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onNear);
  useEffect(() => {
    tell.current = onNear;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each length of the list is asked about once
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell.current(), {
      rootMargin: '200% 0px',
      // The same inside a dialog that scrolls, where the browser knows this option.
      scrollMargin: '200% 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [count]);
  return <div ref={place} />;
}
