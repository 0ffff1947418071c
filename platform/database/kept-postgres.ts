import { join } from 'node:path';
import { StartError } from '#platform/config/start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, isAlive } from './postgres-process.ts';

type Options = Parameters<typeof startEmbeddedPostgres>[0];

const CHECK_EVERY_MS = 2_000;

/** What a killed server leaves behind is gone after a moment; another program that took its port may end. */
const TRIES = 15;

interface Keeping extends Options {
  onLost: (problem: StartError) => void;
  checkEveryMs?: number;
}

/** If the server dies, for example out of memory, the process that started it restarts it at the same address. */
export async function keepEmbeddedPostgres(keeping: Keeping): Promise<EmbeddedPostgres> {
  const { onLost, checkEveryMs = CHECK_EVERY_MS, ...options } = keeping;
  let running = await startEmbeddedPostgres(options);
  const { url, isOurs } = running;
  const again = { ...options, port: Number(new URL(url).port) };
  const postmaster = () => findPostmaster(join(options.dataDir, 'postgres'));
  let pid = await postmaster();
  let failures = 0;
  let starting: Promise<void> | undefined;
  const restart = async () => {
    options.log.error('the database died; restarting it');
    try {
      running = await startEmbeddedPostgres(again);
      if (running.url !== url) throw new StartError('Its folder no longer accepts a socket.');
      pid = await postmaster();
      failures = 0;
    } catch (error) {
      options.log.error({ err: error }, 'the database could not be restarted');
      failures += 1;
      if (failures === TRIES) onLost(errorOf(error));
    }
    starting = undefined;
  };
  const timer = setInterval(() => {
    if (failures === TRIES) clearInterval(timer);
    else if (running.isOurs && !starting && (pid === null || !isAlive(pid))) starting = restart();
  }, checkEveryMs);
  timer.unref();
  return {
    ...{ url, isOurs },
    async stop() {
      clearInterval(timer);
      await starting;
      await running.stop();
    },
  };
}

function errorOf(error: unknown): StartError {
  const why = error instanceof Error ? error.message : String(error);
  return new StartError(`The database died and could not be restarted: ${why}`);
}
