import { type Config, loadConfig } from '#platform/config/config.ts';
import { StartTrouble } from '#platform/config/start-trouble.ts';

/** Remembers what to do when the process stops; the last thing started is stopped first. */
export type AtStop = (stop: () => Promise<unknown>) => void;

/** How long a stop may take before the process ends anyway, ms. */
const STOP_DEADLINE = 30_000;
/** Signals that come together, as from a terminal and a parent, are one; a later one does not wait. */
const ONE_SIGNAL = 1_000;

/** Reads the settings, starts, and stops cleanly: on Ctrl-C, on a supervisor's signal, and after a start that failed. */
export function runProcess(start: (config: Config, atStop: AtStop) => Promise<void>): void {
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  const started = Promise.resolve().then(() => start(loadConfig(process.env), (stop) => stops.push(stop)));
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ONE_SIGNAL) process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
    await started;
    await stopAll();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  started.catch(async (error: unknown) => {
    console.error(explain(error));
    await stopAll();
    process.exit(1);
  });
}

const EXPLAINED: Record<string, string> = {
  EADDRINUSE: 'The port is taken: set PORT to another one.',
  EACCES: 'Missing permission',
  EPERM: 'Missing permission',
  EROFS: 'The disk cannot be written',
  ENOSPC: 'No space is left on the disk.',
  ECONNREFUSED: 'The database cannot be reached: nothing listens at the address of DATABASE_URL.',
  ENOTFOUND: 'The database cannot be reached: the host of DATABASE_URL is not known.',
  ETIMEDOUT: 'The database cannot be reached: it does not answer.',
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '53300': 'The database has no connection left: lower DATABASE_POOL or raise its limit.',
};

/** One line for trouble that an operator can act on; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartTrouble) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const line = EXPLAINED[code];
  if (line) return line.endsWith('.') ? line : `${line}: ${error.message}.`;
  return error.stack ?? error.message;
}
