import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, isAlive } from './postgres-process.ts';

type Options = Parameters<typeof startEmbeddedPostgres>[0];

const LOOK_EVERY_MS = 2_000;

/**
 * The embedded PostgreSQL, for as long as this process runs: where it dies, as by a system that is out of memory, it is
 * started again at the same address by whoever started it.
 * @throws what `startEmbeddedPostgres` throws
 */
export async function keepEmbeddedPostgres(
  options: Options,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<EmbeddedPostgres> {
  let running = await startEmbeddedPostgres(options);
  const postmaster = () => findPostmaster(join(options.dataDir, 'postgres'));
  let pid = await postmaster();
  let starting: Promise<void> | undefined;
  const startAnew = async () => {
    options.log.error('the database died and is started again');
    try {
      running = await startEmbeddedPostgres(options);
      pid = await postmaster();
    } catch (error) {
      options.log.error({ err: error }, 'the database cannot be started again');
    }
    starting = undefined;
  };
  const timer = setInterval(() => {
    if (running.isOurs && !starting && (pid === null || !isAlive(pid))) starting = startAnew();
  }, lookEveryMs);
  timer.unref();
  return {
    url: running.url,
    isOurs: running.isOurs,
    async stop() {
      clearInterval(timer);
      await starting;
      await running.stop();
    },
  };
}
