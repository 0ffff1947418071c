import { type DestinationStream, type Logger, pino } from 'pino';
import { toldError } from './told-error.ts';

export type { Logger } from 'pino';

/** Fields that never reach the log, wherever they stand in a logged object. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'email'];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]);

/** A structured log: one JSON object a line, to standard output unless `destination` says otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: REDACTED, censor: '[hidden]' },
    base: undefined,
    serializers: { err: toldError },
  };
  return destination ? pino(options, destination) : pino(options);
}
