import { LIVE_PATH } from './live-path.ts';
import type { LiveEvent } from './tell.ts';

/** What a part of the page hears: an event, or that it may have missed some and has to look by itself. */
export type Heard = LiveEvent | 'gap';
type Hear = (heard: Heard) => void;

/** Without a stream everybody looks by themselves this often, ms. */
const POLL_MS = 15_000;
/** And every so many looks with one, too: some databases stand behind a pool that lets no events through. */
const POLLS_WITH_STREAM = 4;

const listeners = new Set<Hear>();
let stream: EventSource | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
let looks = 0;

const say = (heard: Heard) => {
  for (const hear of listeners) hear(heard);
};

/**
 * What happens for the signed-in person while they look. Only windows in sight keep a stream, as browsers allow few
 * connections to one site; whoever comes back to one, or gets the line back, is told of a gap.
 */
export const live = {
  subscribe(hear: Hear): () => void {
    listeners.add(hear);
    if (listeners.size === 1) start();
    return () => {
      listeners.delete(hear);
      if (listeners.size === 0) stop();
    };
  },
  /** After something that nobody is told of, such as a block: everybody looks by themselves. */
  look: () => say('gap'),
};

function start(): void {
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', reopen);
  follow();
}

function stop(): void {
  document.removeEventListener('visibilitychange', follow);
  window.removeEventListener('online', reopen);
  close();
}

function follow(): void {
  if (document.visibilityState === 'hidden') close();
  else if (!looking) open();
}

function reopen(): void {
  close();
  follow();
}

function open(): void {
  looks = 0;
  looking = setInterval(pollNow, POLL_MS);
  openStream();
}

function openStream(): void {
  stream?.close();
  stream = new EventSource(LIVE_PATH);
  // It opens again by itself after a lost line; what was told meanwhile it cannot know.
  stream.onopen = () => say('gap');
  stream.addEventListener('gap', () => say('gap'));
  stream.onmessage = ({ data }) => {
    const event = readEvent(data);
    if (event) say(event);
  };
}

function pollNow(): void {
  looks += 1;
  const isTurn = looks % POLLS_WITH_STREAM === 0;
  if (isTurn || stream?.readyState !== EventSource.OPEN) say('gap');
  // Then it has given up: the server said no, or something between does not let streams through.
  if (isTurn && stream?.readyState === EventSource.CLOSED) openStream();
}

function close(): void {
  stream?.close();
  stream = undefined;
  clearInterval(looking);
  looking = undefined;
}

function readEvent(text: string): LiveEvent | null {
  const event: unknown = JSON.parse(text);
  if (typeof event !== 'object' || event === null || !('type' in event) || !('id' in event)) return null;
  return { type: String(event.type), id: String(event.id) };
}
