import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Wherever they occur in a logged object. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'email'];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]);

/** One JSON object a line, to standard output by default. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: REDACTED, censor: '[hidden]' },
    base: undefined,
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Other fields of an error to log: names of things, never values. */
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

/** Omits the values of a failed query and the conflicting row: mail addresses, tokens and hashes. */
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
