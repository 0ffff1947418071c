import { LIVE_PATH } from './live-path.ts';
import type { LiveEvent } from './tell.ts';

/** `gap`: events may have been missed, so fetch again. */
export type Heard = LiveEvent | 'gap';
type Hear = (heard: Heard) => void;

/** Everybody without a stream polls this often, ms. */
const POLL_MS = 15_000;
/** With a stream, one in this many polls still happens: some databases are behind a pool that passes no events. */
const POLLS_WITH_STREAM = 4;

const listeners = new Set<Hear>();
let stream: EventSource | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
let looks = 0;

const pass = (heard: Heard) => {
  for (const hear of listeners) hear(heard);
};

/**
 * Only visible windows keep a stream, as browsers allow few connections per site; a window that becomes visible or
 * reconnects gets a gap.
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
  /** After something without an event, such as a block: everybody fetches again. */
  look: () => pass('gap'),
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
  // It reopens by itself after a lost connection, without knowing what it missed.
  stream.onopen = () => pass('gap');
  stream.addEventListener('gap', () => pass('gap'));
  stream.onmessage = ({ data }) => {
    const event = readEvent(data);
    if (event) pass(event);
  };
}

function pollNow(): void {
  looks += 1;
  const isTurn = looks % POLLS_WITH_STREAM === 0;
  if (isTurn || stream?.readyState !== EventSource.OPEN) pass('gap');
  // It has given up: the server refused, or something in between does not pass streams.
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
