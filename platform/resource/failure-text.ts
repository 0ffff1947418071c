import { CallRefused } from './call.ts';

/** What a failure says: the server's message with its detail where there is one, else the `fallback`. */
export function failureText(failure: unknown, fallback: string): string {
  if (!(failure instanceof CallRefused) || !failure.message) return fallback;
  return failure.detail ? `${failure.message} ${failure.detail}` : failure.message;
}
