/** What the system and the database say where there is no way to it, or it cannot serve. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // It stops, was killed, still starts, has no connection left, or cuts what takes it too long.
  ...['57P01', '57P02', '57P03', '53300', '57014'],
]);

/** What its driver says without a code. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether this was thrown because the database, or whatever else is asked over a line, is away or does not answer. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket that nothing listens at is a file that is not there.
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (isNoSocket || CODES.has(code) || WORDS.some((words) => error.message.startsWith(words))) return true;
  return isUnreachable(error.cause);
}
