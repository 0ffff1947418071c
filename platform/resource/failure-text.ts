import { CallRefused } from './call.ts';

/**
 * What a failure says: the server's message with its detail where there is one, a plain text as it is, else the
 * `fallback`, as where nothing came back.
 */
export function failureText(failure: unknown, fallback: string): string {
  if (typeof failure === 'string' && failure) return failure;
  const isTold = failure instanceof CallRefused && failure.reason !== 'unreadable' && failure.message;
  if (!isTold) return fallback;
  return failure.detail ? `${failure.message} ${failure.detail}` : failure.message;
}
