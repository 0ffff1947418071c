import { type DestinationStream, type Logger, pino } from 'pino';

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
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What else of an error goes into the log: names of things, never values. */
const TOLD = [
  'code',
  'statusCode',
  'status',
  'reason',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
];

/**
 * An error as the log tells it: what went wrong and where, down to its causes. The values of a failed query and the row
 * that stood in its way are left out, as they hold mail addresses, tokens and hashes.
 */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = messageOf(error);
  const facts = Object.entries(error).filter(([name, value]) => TOLD.includes(name) && value != null);
  return {
    type: error.constructor.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...Object.fromEntries(facts),
    ...(error.cause !== undefined && error.cause !== error && { cause: loggedError(error.cause) }),
  };
}

// The query builder writes a query's values into its message.
function messageOf(error: Error): string {
  const isOfQuery = 'params' in error && 'query' in error;
  return isOfQuery ? `Failed query: ${error.query}` : error.message;
}
