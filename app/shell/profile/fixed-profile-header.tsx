import { useEffect, useRef, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import styles from './profile.module.css';
import { type BlockingProps, BlockToggle } from './profile-bar.tsx';

/** Who somebody is, and blocking them, while the header of their profile is out of sight. */
export function FixedProfileHeader(props: BlockingProps) {
  const { fullName, image } = props.person;
  const end = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(isAbove(entry)), { rootMargin: MARGIN });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={end} />
      <div className={styles.fixed} data-shown={isShown || undefined}>
        <Avatar name={fullName} src={image} size={32} />
        <p>{fullName}</p>
        <BlockToggle {...props} />
      </div>
    </>
  );
}

/** Under the header of the page and this one. */
const MARGIN = '-120px 0px 0px 0px';

function isAbove(entry: IntersectionObserverEntry | undefined): boolean {
  return entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 120;
}
