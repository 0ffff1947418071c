import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPERIMENTS } from '#app/experiments.ts';
import { productJobs, productListeners } from '#app/jobs.ts';
import { CATALOGUES, offeredLocales } from '#app/offered-locales.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openEvents } from '#platform/events/events.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { openFlagSource } from '#platform/flags/flags-for.ts';
import { openTexts } from '#platform/i18n/texts.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { type Message, messageSchema } from '#platform/mail/message.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from './after-file.ts';
import type { FreshDatabase } from './database.ts';
import { type MovableClock, movableClock } from './movable-clock.ts';

export interface TestPlatform extends Platform {
  db: FreshDatabase;
  /** Stands still; begins at the system's time, which sessions and mailed links live by. */
  clock: MovableClock;
  /** The mails that were sent. */
  outbox: Message[];
  /**
   * Runs all jobs that wait, as a worker would; with `later` also those whose time has not come, and `by` other means
   * where given.
   */
  runJobs(options?: { later?: boolean; by?: Partial<Platform> }): Promise<void>;
}

/** The machinery over a database of the test's own: real jobs, files in a folder of its own, mails kept in `outbox`. */
export async function testPlatform(db: FreshDatabase): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinfold-data-'));
  const config = loadConfig({ MODE: 'test', ORIGIN: 'http://pinfold.test', DATA_DIR: dataDir });
  const log = createLog('silent');
  const jobs = await openJobs({ database: db, log, jobs: productJobs, runsWorkers: false });
  const outbox: Message[] = [];
  const platform: TestPlatform = {
    config,
    clock: movableClock(new Date()),
    db,
    log,
    jobs,
    storage: await openDiskStorage(join(dataDir, 'files'), { fsync: false }),
    fetcher: createFetcher({ userAgent: 'PinfoldBot/1.0 (test)' }),
    mailer: {
      send: async (message) => {
        outbox.push(messageSchema.parse(message));
      },
      close: () => {},
    },
    events: openEvents(jobs, productListeners),
    flagSource: openFlagSource(db, EXPERIMENTS),
    locales: offeredLocales(),
    texts: openTexts(CATALOGUES, offeredLocales()),
    outbox,
    runJobs: async ({ by, ...options } = {}) => {
      await jobs.drain({ ...platform, ...by }, options);
    },
  };
  afterFile(async () => {
    await jobs.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return platform;
}

/** The context of a request by this viewer, for calling `dispatch` or a service directly. */
export async function contextFor(
  platform: Platform,
  viewer: Viewer = nobody(),
  request: { address?: string; headers?: Headers; answerHeaders?: Headers } = {},
): Promise<Context> {
  return {
    ...platform,
    viewer,
    flags: await platform.flagSource.flagsFor({ unitId: viewer.id ?? viewer.unauthId }),
    locale: 'en',
    chosenLocale: undefined,
    request: {
      id: crypto.randomUUID(),
      address: request.address ?? '203.0.113.1',
      userAgent: 'a test',
      headers: request.headers ?? new Headers(),
    },
    answerHeaders: request.answerHeaders ?? new Headers(),
  };
}

export function nobody(): Viewer {
  return { kind: 'anonymous', id: undefined, country: undefined, unauthId: 'a-visitor' };
}
