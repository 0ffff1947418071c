import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import type { PinVideoData } from './pin-page-data.ts';
import styles from './pin-video.module.css';

export const VIDEO_STATES = [
  'default',
  'load start',
  'loaded metadata',
  'loaded data',
  'playing',
  'paused',
  'seeking',
  'stalling',
  'failed',
  'ended',
] as const;
type VideoState = (typeof VIDEO_STATES)[number];

const STATE_AFTER = new Map<string, VideoState>([
  ['emptied', 'default'],
  ['loadstart', 'load start'],
  ['loadedmetadata', 'loaded metadata'],
  ['loadeddata', 'loaded data'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['seeking', 'seeking'],
  ['waiting', 'stalling'],
  ['stalled', 'stalling'],
  ['error', 'failed'],
  ['ended', 'ended'],
]);

/** Other events leave the state unchanged. */
export function videoStateAfter(state: VideoState, event: string, isPaused = false): VideoState {
  // Nothing is played after a seek in a paused video; a playing one says so itself.
  if (event === 'seeked') return state === 'seeking' && isPaused ? 'paused' : state;
  return STATE_AFTER.get(event) ?? state;
}

type MetVideo = Pick<
  HTMLVideoElement,
  'error' | 'ended' | 'seeking' | 'paused' | 'readyState' | 'networkState'
>;

const LOADED: VideoState[] = ['default', 'loaded metadata', 'loaded data', 'loaded data', 'loaded data'];
/** HAVE_FUTURE_DATA and NETWORK_LOADING of HTMLMediaElement. */
const [FUTURE_DATA, LOADING] = [3, 2];

/** What a video has come to before anybody listened, as on a page from the server. */
export function videoStateOf(video: MetVideo): VideoState {
  const { readyState } = video;
  if (video.error) return 'failed';
  if (video.ended) return 'ended';
  if (video.seeking) return 'seeking';
  if (!video.paused) return readyState >= FUTURE_DATA ? 'playing' : 'stalling';
  if (readyState === 0 && video.networkState === LOADING) return 'load start';
  return LOADED[readyState] ?? 'default';
}

/** The codes of the browser's MediaError. */
export const MEDIA_ERRORS = { aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 } as const;
type MediaErrorName = keyof typeof MEDIA_ERRORS;

/** Null if absent or unknown. */
export function mediaErrorName(code: number | undefined): MediaErrorName | null {
  const names = Object.keys(MEDIA_ERRORS) as MediaErrorName[];
  return names.find((name) => MEDIA_ERRORS[name] === code) ?? null;
}

const EVENTS = [
  ...['emptied', 'loadstart', 'loadedmetadata', 'loadeddata', 'playing', 'pause', 'seeking'],
  ...['seeked', 'waiting', 'stalled', 'error', 'ended'],
];

/** Stops when `isShown` turns false. */
function usePlayer(isShown: boolean) {
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('default');
  const [problem, setError] = useState<MediaErrorName | null>(null);

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    setState(videoStateOf(element));
    setError(mediaErrorName(element.error?.code));
    const stop = new AbortController();
    for (const event of EVENTS) {
      const onEvent = () => {
        // No one waits for a video that they have not started.
        if (event === 'stalled' && element.paused) return;
        setState((before) => videoStateAfter(before, event, element.paused));
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

type PinVideoProps = {
  video: PinVideoData;
  poster?: string;
  label: string;
  /** Stops when it turns false: the reader left its page of the story. */
  isShown?: boolean;
  isFitted?: boolean;
};

/** Fetches next to nothing before it is played. */
export function PinVideo({ video, poster, label, isShown = true, isFitted }: PinVideoProps) {
  const { t } = useLingui();
  const { player, state, problem, retry } = usePlayer(isShown);
  return (
    <div className={isFitted ? styles.fitted : styles.frame} data-state={state}>
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
      {state === 'failed' && <Failed problem={problem} onRetry={retry} />}
    </div>
  );
}

function Failed({ problem, onRetry }: { problem: MediaErrorName | null; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <Why problem={problem} />
      </p>
      <Button size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Why({ problem }: { problem: MediaErrorName | null }) {
  switch (problem) {
    case 'aborted':
      return <Trans>The video stopped loading.</Trans>;
    case 'network':
      return <Trans>The connection failed while the video was loading.</Trans>;
    case 'decode':
      return <Trans>This video is damaged, or your browser doesn't support its format.</Trans>;
    default:
      return <Trans>We couldn't play this video.</Trans>;
  }
}
