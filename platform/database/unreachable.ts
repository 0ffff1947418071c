/** Error codes of the system and the database for an unreachable or unavailable server. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // Stopping, killed, still starting, out of connections, or cancelled for taking too long.
  ...['57P01', '57P02', '57P03', '53300', '57014'],
]);

/** Driver messages that carry no code. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether this error means that the database, or another service over a connection, is away or does not answer. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket that nothing listens at is reported as a missing file.
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (isNoSocket || CODES.has(code) || WORDS.some((words) => error.message.startsWith(words))) return true;
  return isUnreachable(error.cause);
}
