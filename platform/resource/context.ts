import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Fetcher } from '#platform/fetching/fetcher.ts';
import type { FlagSource, Flags } from '#platform/flags/flags-for.ts';
import type { OfferedLocales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Rate } from '#platform/rate/rate-limiter.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import type { Found } from './once.ts';
import type { Viewer } from './viewer.ts';

/** One running process; passed to jobs and, within a `Context`, to resources. */
export interface Platform {
  config: Config;
  clock: Clock;
  db: Database;
  log: Logger;
  storage: Storage;
  fetcher: Fetcher;
  jobs: JobQueue;
  events: Events;
  mailer: Mailer;
  flagSource: FlagSource;
  locales: OfferedLocales;
  texts: Texts;
}

export interface Context extends Platform {
  viewer: Viewer;
  flags: Flags;
  locale: string;
  /** Chosen with the account or, where there is none or it has no choice, in this browser. */
  chosenLocale: string | undefined;
  request: RequestFacts;
  /** `set-cookie` may occur several times. */
  answerHeaders: Headers;
  /** Makes a call over HTTP count as several. */
  takeCalls?: ((rate: Rate, calls: number) => void) | undefined;
  /** Caches what the calls of a page, or one call that reads, need to read only once. */
  found?: Found | undefined;
}

/** Reads on the database, or in a transaction under its locks. */
export type Reading = Omit<Context, 'db'> & { db: Queryable };

export interface RequestFacts {
  id: string;
  address: string;
  userAgent: string;
  headers: Headers;
}
