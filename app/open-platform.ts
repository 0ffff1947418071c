import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openEvents } from '#platform/events/events.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { openFlagSource } from '#platform/flags/flags-for.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/resource/context.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { productJobs, productListeners } from './jobs.ts';

export interface OpenedPlatform {
  platform: Platform;
  jobs: Jobs<Platform>;
  /** Lets running jobs finish, then closes all that was opened, the embedded database last. */
  close(): Promise<void>;
}

/** Opens what one process of the product works with; the schema is brought up to date on the way. */
export async function openPlatform(
  config: Config,
  options: { runsWorkers: boolean; onProgress?: (doing: string) => void },
): Promise<OpenedPlatform> {
  const log = createLog(config.logLevel);
  const postgres = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log, onProgress: options.onProgress });
  const applied = await migrate(postgres.url, { log });
  if (applied.length > 0) options.onProgress?.(`Brought the database up to date (${applied.length} steps)`);
  const db = openDatabase(postgres.url, { max: config.databasePool, log });
  const jobs = await openJobs({ database: db, log, jobs: productJobs, runsWorkers: options.runsWorkers });
  const mailer = openMailer(config, log);
  const platform: Platform = {
    config,
    clock: systemClock,
    db,
    log,
    storage: await openStorage(config.storageUrl, config.dataDir),
    fetcher: createFetcher({
      proxyUrl: config.proxyUrl,
      userAgent: `${config.brandName}Bot/1.0 (+${config.origin})`,
    }),
    jobs,
    events: openEvents(jobs, productListeners),
    mailer,
    flagSource: openFlagSource(db, { clock: systemClock, log }),
  };
  const close = async () => {
    await jobs.stop();
    mailer.close();
    await db.close();
    await postgres.stop();
  };
  return { platform, jobs, close };
}
