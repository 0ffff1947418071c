/** Codes for a full disk: of the system, its quotas, and PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Names that S3 services use for a full bucket with another status: Ceph and Versity 403, MinIO 400 for a quota. */
const NAMES = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded']);

const INSUFFICIENT_STORAGE = 507;

export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (NAMES.has(error.name)) return true;
  if ('code' in error && CODES.has(String(error.code))) return true;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === INSUFFICIENT_STORAGE || isOutOfSpace(error.cause);
}
