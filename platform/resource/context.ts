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

/** The services of one running process, passed to jobs and, within a `Context`, to resources. */
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
  /** The texts that the server itself says, in each locale. */
  texts: Texts;
}

/** One request: the services, the viewer, and what the answer carries besides its data. */
export interface Context extends Platform {
  viewer: Viewer;
  flags: Flags;
  /** Locale chosen for this request, such as `en`. */
  locale: string;
  request: RequestFacts;
  /** Headers to add to the HTTP answer; `set-cookie` may occur several times. */
  answerHeaders: Headers;
  /**
   * Counts further calls of a rate class, where a call over HTTP counts as several.
   * @throws Refusal 'too-many'
   */
  takeCalls?: ((rate: Rate, calls: number) => void) | undefined;
  /** For the calls of a page, or one call that reads: caches what they need to read only once. */
  found?: Found | undefined;
}

/** A request for reads: on the database, or in a transaction under its locks. */
export type Reading = Omit<Context, 'db'> & { db: Queryable };

export interface RequestFacts {
  id: string;
  /** The client's address if known. */
  address: string;
  userAgent: string;
  headers: Headers;
}
