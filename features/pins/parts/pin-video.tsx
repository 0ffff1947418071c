import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { type VideoState, videoStateAfter } from '../video-state.ts';
import type { PinVideoData } from './pin-page-data.ts';
import styles from './pin-video.module.css';

const EVENTS = [
  ...['emptied', 'loadstart', 'loadedmetadata', 'loadeddata', 'playing', 'pause', 'seeking'],
  ...['waiting', 'stalled', 'error', 'ended'],
];

type PinVideoProps = {
  video: PinVideoData;
  poster?: string;
  label: string;
  /** Stops where it turns false: its page of a story has been left. */
  isShown?: boolean;
};

/** A video with the browser's own controls. It fetches next to nothing before it is played. */
export function PinVideo({ video, poster, label, isShown = true }: PinVideoProps) {
  const { t } = useLingui();
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('default');

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const stop = new AbortController();
    for (const event of EVENTS) {
      element.addEventListener(event, () => setState((before) => videoStateAfter(before, event)), {
        signal: stop.signal,
      });
    }
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!isShown) player.current?.pause();
  }, [isShown]);

  const retry = () => {
    player.current?.load();
    // Where the browser does not let it play by itself, the controls are there.
    player.current?.play().catch(() => {});
  };
  return (
    <div className={styles.frame} data-state={state}>
      {/* biome-ignore lint/a11y/useMediaCaption: people's videos come without captions */}
      <video
        ref={player}
        src={video.src}
        poster={poster ?? video.poster ?? undefined}
        width={video.width}
        height={video.height}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        className={styles.video}
        style={{ aspectRatio: `${video.width} / ${video.height}` }}
      />
      {state === 'stalling' && (
        <span className={styles.waiting}>
          <Spinner size={40} label={t`The video is loading`} />
        </span>
      )}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>
            <Trans>This video could not be played.</Trans>
          </p>
          <Button size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
