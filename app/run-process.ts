import { type Config, loadConfig } from '#platform/config/config.ts';
import { StartTrouble } from '#platform/config/start-trouble.ts';

/** What a started process can do: stop cleanly. */
export type Stop = () => Promise<void>;

/** How long a stop may take before the process ends anyway, ms. */
const STOP_DEADLINE = 30_000;

/** Reads the settings, starts, and stops on Ctrl-C or a supervisor's signal; trouble at the start is told in one line. */
export function runProcess(start: (config: Config) => Promise<Stop>): void {
  let stopping = false;
  const started = Promise.resolve().then(() => start(loadConfig(process.env)));
  const stop = async () => {
    // A second Ctrl-C does not wait.
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
    await (await started)();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  started.catch((error: unknown) => {
    console.error(explain(error));
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
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartTrouble) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const line = EXPLAINED[code];
  if (line) return line.endsWith('.') ? line : `${line}: ${error.message}.`;
  return error.stack ?? error.message;
}
