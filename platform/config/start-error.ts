/** A problem at start that an operator can act on; its message is one line. */
export class StartError extends Error {}

const UNREACHABLE = 'The database cannot be reached: its host does not answer.';
const CUT_OFF =
  'The database cannot be reached: what listens at the address of DATABASE_URL ends the connection.';
const UNKNOWN_HOST = 'The database cannot be reached: the host of DATABASE_URL is not known.';

const EXPLAINED: Record<string, string> = {
  EADDRINUSE: 'The port is taken: set PORT to another one.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: set it to one of its own, or to 0.0.0.0 for all.',
  EACCES: 'Missing permission',
  EPERM: 'Missing permission',
  EROFS: 'The disk cannot be written',
  ENOSPC: 'No space is left on the disk.',
  ECONNREFUSED: 'The database cannot be reached: nothing listens at the address of DATABASE_URL.',
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ECONNRESET: CUT_OFF,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '57P03': 'The database is starting or stopping: try again in a moment.',
  '53300': 'The database has no connection left: lower DATABASE_POOL or raise its limit.',
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
