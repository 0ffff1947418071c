import { CallRefused } from '#platform/resource/call.ts';
import { loginPrompt } from './login-prompt.ts';

/** True where the session has ended elsewhere: the login prompt opens, and what was typed stays. */
export function asksToLogInAgain(error: unknown): boolean {
  if (!(error instanceof CallRefused) || error.reason !== 'login-required') return false;
  loginPrompt.open({ reason: 'other', isAgain: true });
  return true;
}
