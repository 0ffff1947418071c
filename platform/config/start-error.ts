/** A problem at start that an operator can act on; its message is one line. */
export class StartError extends Error {}

const UNREACHABLE = 'The database cannot be reached: its host does not respond.';
const CUT_OFF = 'The database cannot be reached: the server at DATABASE_URL closes the connection.';
const UNKNOWN_HOST = 'The database cannot be reached: the host in DATABASE_URL is unknown.';

const EXPLAINED: Record<string, string> = {
  EADDRINUSE: 'The port is already in use. Set PORT to another one.',
  EADDRNOTAVAIL:
    'HOST is not an address of this machine. Set it to one of its addresses, or to 0.0.0.0 for all.',
  EACCES: 'Missing permission',
  EPERM: 'Missing permission',
  EROFS: 'The disk is read-only',
  ENOSPC: 'No space is left on the disk.',
  ECONNREFUSED: 'The database cannot be reached: nothing is listening at DATABASE_URL.',
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ECONNRESET: CUT_OFF,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  '28P01': 'The database rejects the password in DATABASE_URL.',
  '28000': 'The database rejects the user in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '57P03': 'The database is starting or stopping. Try again in a moment.',
  '53300':
    'The database has no connections left. Lower DATABASE_POOL, or raise max_connections of the database.',
};

const UNCODED: [words: string, line: string][] = [
  ['Connection terminated due to connection timeout', UNREACHABLE],
  ['timeout expired', UNREACHABLE],
  ['Connection terminated unexpectedly', CUT_OFF],
];

/** `host` is what the process listens on, to tell its errors from the database's. */
export function explainStartError(error: unknown, host?: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  const line =
    UNCODED.find(([words]) => error.message.includes(words))?.[1] ?? EXPLAINED[kindOf(error, host)];
  if (line) return line.endsWith('.') ? line : `${line}: ${error.message}.`;
  return error.stack ?? error.message;
}

function kindOf(error: Error, host: string | undefined): string {
  const code = 'code' in error ? String(error.code) : '';
  if ('hostname' in error && error.hostname === host) return 'EADDRNOTAVAIL';
  // A socket that nothing listens at is reported as a missing file.
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect' ? 'ECONNREFUSED' : code;
}
