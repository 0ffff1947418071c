import { useLingui } from '@lingui/react/macro';
import { CallRefused } from './call.ts';

export function useConnectionTexts() {
  const { t } = useLingui();
  return (failure: unknown): string | null => {
    if (!(failure instanceof CallRefused)) return null;
    const { status, reason } = failure;
    if (reason === 'idempotency-key-in-use') return t`This is still in progress. Try again in a moment.`;
    if (status !== 0) return null;
    return reason === 'timed-out'
      ? t`This took too long. Check your connection and try again.`
      : t`You seem to be offline. Check your connection and try again.`;
  };
}

/** A connection problem, else the server's message, else that something went wrong. */
export function useFailureText() {
  const { t } = useLingui();
  const connectionTexts = useConnectionTexts();
  return (failure: unknown): string =>
    connectionTexts(failure) ?? failureText(failure, t`Uh oh! Something went wrong.`);
}

export function failureText(failure: unknown, fallback: string): string {
  if (!(failure instanceof CallRefused) || !failure.message) return fallback;
  return failure.detail ? `${failure.message} ${failure.detail}` : failure.message;
}
