const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // Stopping, killed, still starting, out of connections, or cancelled for taking too long.
  ...['57P01', '57P02', '57P03', '53300', '57014'],
]);

const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket that nothing listens at is reported as a missing file.
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (isNoSocket || CODES.has(code) || WORDS.some((words) => error.message.startsWith(words))) return true;
  return isUnreachable(error.cause);
}
