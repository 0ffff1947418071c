import type { ServerResponse } from 'node:http';
import type { Id } from '#platform/ids/ids.ts';
import type { LiveMessage } from './tell.ts';

/** A person has a stream for each visible window; one more closes the oldest. */
const MOST_OF_ONE = 12;
const MOST_OF_ALL = 20_000;
/** Shorter than what proxies usually allow a silent connection, ms. */
const BEAT_MS = 25_000;
/** A stream ends after this and the browser opens a new one, so that logged-out viewers get no more, ms. */
const LONGEST_MS = 10 * 60_000;

const GAP = 'event: gap\ndata: {}\n\n';

export interface Streams {
  /** False if there are too many. `answer` must be unused. */
  open(personId: Id, answer: ServerResponse, headers: Record<string, string>): boolean;
  send(message: LiveMessage): void;
  reportGap(): void;
  closeAll(): void;
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function createStreams(): Streams {
  const open = new Map<Id, Set<ServerResponse>>();
  let count = 0;

  const forget = (personId: Id, answer: ServerResponse) => {
    const own = open.get(personId);
    if (!own?.delete(answer)) return;
    count -= 1;
    if (own.size === 0) open.delete(personId);
  };
  const everyone = () => [...open.values()].flatMap((own) => [...own]);

  return {
    open: (personId, answer, headers) => {
      // A client that left while its viewer was looked up does not close again: nothing would remove its stream.
      if (answer.destroyed) return true;
      if (count >= MOST_OF_ALL) return false;
      const own = open.get(personId) ?? new Set();
      open.set(personId, own);
      const [oldest] = own;
      if (own.size >= MOST_OF_ONE) oldest?.end();
      own.add(answer);
      count += 1;
      const beat = setInterval(() => answer.write(': still here\n\n'), BEAT_MS);
      const end = setTimeout(() => answer.end(), LONGEST_MS);
      answer.on('close', () => {
        clearInterval(beat);
        clearTimeout(end);
        forget(personId, answer);
      });
      answer.writeHead(200, { ...headers, ...STREAM_HEADERS });
      answer.write('retry: 2000\n\n');
      return true;
    },
    send: ({ to, event }) => {
      const text = `data: ${JSON.stringify(event)}\n\n`;
      for (const personId of to) for (const answer of open.get(personId) ?? []) answer.write(text);
    },
    reportGap: () => {
      for (const answer of everyone()) answer.write(GAP);
    },
    closeAll: () => {
      for (const answer of everyone()) answer.end();
    },
  };
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  // Closes the connection with the stream, so that stopping the server does not wait for it.
  connection: 'close',
  // Otherwise nginx would buffer events until its buffer is full.
  'x-accel-buffering': 'no',
};
