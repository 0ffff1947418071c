import { CallRefused } from './call.ts';

/** The text of a failure: the server's message with its detail if there is one, else the `fallback`. */
export function failureText(failure: unknown, fallback: string): string {
  if (!(failure instanceof CallRefused) || !failure.message) return fallback;
  return failure.detail ? `${failure.message} ${failure.detail}` : failure.message;
}
