import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#design/icons/icons.tsx';
import styles from './profile-cover.module.css';

const STILL = '(prefers-reduced-motion: reduce)';

/** Does not play by itself if reduced motion is preferred. */
export function CoverVideo({ src, poster }: { src: string; poster: string }) {
  const { t } = useLingui();
  const { player, isPlaying, toggle, note } = usePlaying();
  return (
    <>
      <video
        {...{ ref: player, src, poster }}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={styles.video}
        onPlay={note}
        onPause={note}
      />
      <span className={styles.control}>
        <IconButton
          label={isPlaying ? t`Pause cover` : t`Play cover`}
          variant="onPicture"
          size="tiny"
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </IconButton>
      </span>
    </>
  );
}

function usePlaying() {
  const player = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  // A browser that blocks autoplay shows the poster; the button still starts it.
  const play = () => player.current?.play().catch(() => setPlaying(false));
  const pause = () => player.current?.pause();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    const still = matchMedia(STILL);
    const heed = () => (still.matches ? pause() : play());
    heed();
    still.addEventListener('change', heed);
    return () => still.removeEventListener('change', heed);
  }, []);
  return {
    player,
    isPlaying,
    toggle: () => (isPlaying ? pause() : play()),
    note: () => setPlaying(player.current?.paused === false),
  };
}
