import pg from 'pg';
import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { LIVE_CHANNEL, type LiveMessage } from './tell.ts';

/** Milliseconds; each try waits longer, up to the last of these. */
const WAITS_MS = [500, 1000, 2000, 5000, 15_000] as const;

/** How long the database may take to answer before the connection counts as lost, ms. */
const ANSWER_WITHIN_MS = 10_000;

export interface Hearing {
  onPublished(message: LiveMessage): void;
  /** A lost connection is open again: events in between are unknown. */
  onGap(): void;
}

export interface Ear {
  close(): Promise<void>;
}

const message = z.object({
  to: z.array(idOption),
  event: z.object({ type: z.string(), id: z.string() }),
});

/** Uses its own connection: LISTEN does not work behind a pool that reassigns connections after each transaction. */
export function hear(
  connectionString: string | undefined,
  hearing: Hearing,
  log: Logger,
  { answerWithin = ANSWER_WITHIN_MS } = {},
): Ear {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;
  let wasOpen = false;

  const open = async (): Promise<void> => {
    const next = new pg.Client({
      ...{ connectionString, keepAlive: true, application_name: 'pinfold live' },
      ...{ connectionTimeoutMillis: answerWithin, query_timeout: answerWithin },
    });
    client = next;
    // A lost connection reports both an error and its end: only the first counts.
    const onLost = () => client === next && lose(next);
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', ({ payload }) => hearOne(hearing, payload, log));
    try {
      await next.connect();
      await next.query(`listen ${LIVE_CHANNEL}`);
    } catch {
      onLost();
      return;
    }
    failures = 0;
    if (wasOpen) hearing.onGap();
    wasOpen = true;
  };
  const lose = (lost: pg.Client): void => {
    client = undefined;
    lost.end().catch(() => {
      // Already lost.
    });
    if (isClosed) return;
    const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)];
    failures += 1;
    log.warn({ wait }, 'lost the connection for live events');
    timer = setTimeout(open, wait);
  };

  void open();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

function hearOne(hearing: Hearing, payload: string | undefined, log: Logger): void {
  const parsed = message.safeParse(readJson(payload ?? ''));
  if (parsed.success) hearing.onPublished(parsed.data);
  else log.warn('a live event could not be read');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
