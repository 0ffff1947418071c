import { forgetUnanswered } from '#api/resource/idempotency.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { openDatabase, unhurried } from '#platform/database/database.ts';
import { keepEmbeddedPostgres } from '#platform/database/kept-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openEvents } from '#platform/events/events.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { openFlagSource } from '#platform/flags/flags-for.ts';
import { openTexts } from '#platform/i18n/texts.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/resource/context.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { createLog, type Logger } from '#platform/telemetry/log.ts';
import { EXPERIMENTS } from '../experiments.ts';
import { productJobs, productListeners } from '../jobs.ts';
import { CATALOGUES, offeredLocales } from '../offered-locales.ts';
import type { ProcessLife } from './run-process.ts';

export interface OpenedPlatform {
  /** Its statements have a time limit. */
  platform: Platform;
  /** Its statements have no time limit. */
  unhurriedPlatform: Platform;
  jobs: Jobs<Platform>;
  databaseUrl: string;
}

interface Opening {
  runsWorkers: boolean;
  /** Gets a description of each step that takes a moment. */
  say: (doing: string) => void;
  life: Pick<ProcessLife, 'atStop' | 'fail'>;
}

/** Milliseconds until a request ends with 503: people and proxies have given up by then. */
const STATEMENT_LIMIT_MS = 20_000;

/** Migrates the schema on the way. */
export async function openPlatform(config: Config, opening: Opening): Promise<OpenedPlatform> {
  const { runsWorkers, say, life } = opening;
  const { atStop } = life;
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl ? null : await openEmbedded(config, log, opening);
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const applied = await migrate(url, { log, onProgress: say });
  if (applied.length > 0) say(`Migrated the database (${applied.length} migrations)`);
  const db = openDatabase(url, { max: config.databasePool, log, statementLimitMs: STATEMENT_LIMIT_MS });
  atStop(db.close);
  if (embedded?.isOurs) await forgetUnanswered({ db });
  const mailer = openMailer(config, log);
  atStop(async () => mailer.close());
  const jobs = await openJobs({ database: db, log, jobs: productJobs, runsWorkers });
  // Running jobs finish before their database is closed.
  atStop(() => jobs.stop());
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
    flagSource: openFlagSource(db, EXPERIMENTS, { clock: systemClock, log }),
    locales: offeredLocales(),
    texts: openTexts(CATALOGUES, offeredLocales()),
  };
  return { platform, unhurriedPlatform: { ...platform, db: unhurried(db) }, jobs, databaseUrl: url };
}

async function openEmbedded({ dataDir }: Config, log: Logger, { say, life }: Opening) {
  const postgres = await keepEmbeddedPostgres({ dataDir, log, onProgress: say, onLost: life.fail });
  life.atStop(postgres.stop);
  return postgres;
}
