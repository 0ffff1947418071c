/** What says that there is no room left: the system, its quotas, and PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

const INSUFFICIENT_STORAGE = 507;

/** Whether this was thrown because the disk of the files, of the database or of the bucket is full. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(String(error.code))) return true;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === INSUFFICIENT_STORAGE || isOutOfSpace(error.cause);
}
