import { useEffect, useRef, useState } from 'react';
import { type MediaErrorName, mediaErrorName } from './media-error.ts';
import { type VideoState, videoStateAfter } from './video-state.ts';

const EVENTS = [
  ...['emptied', 'loadstart', 'loadedmetadata', 'loadeddata', 'playing', 'pause', 'seeking'],
  ...['waiting', 'stalled', 'error', 'ended'],
];

/** The state of a video in the browser. It stops when `isShown` turns false. */
export function usePlayer(isShown: boolean) {
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('default');
  const [problem, setError] = useState<MediaErrorName | null>(null);

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const stop = new AbortController();
    for (const event of EVENTS) {
      const onEvent = () => {
        // No one waits for a video that they have not started.
        if (event === 'stalled' && element.paused) return;
        setState((before) => videoStateAfter(before, event));
        setError(mediaErrorName(element.error?.code));
      };
      element.addEventListener(event, onEvent, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!isShown) player.current?.pause();
  }, [isShown]);

  const retry = () => {
    player.current?.load();
    // If the browser blocks autoplay, the controls are there.
    player.current?.play().catch(() => {});
  };
  return { player, state, problem, retry };
}
