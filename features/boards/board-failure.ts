/**
 * What a failure says: the server's message with its detail where there is one, a plain text as it is, else the
 * `fallback`.
 */
export function failureText(failure: unknown, fallback: string): string {
  if (typeof failure === 'string' && failure) return failure;
  if (!(failure instanceof Error) || !('detail' in failure) || !failure.message) return fallback;
  return typeof failure.detail === 'string' && failure.detail
    ? `${failure.message} ${failure.detail}`
    : failure.message;
}
