import { expect, test } from 'vitest';
import { CallRefused } from '#platform/resource/call.ts';
import { asksToLogInAgain } from './asks-to-log-in-again.ts';
import { loginPrompt } from './login-prompt.ts';

test('a form that is refused as the session has ended asks to log in again, other refusals are its own to tell', () => {
  const refused = (reason: string) => new CallRefused({ status: 401, reason, message: 'No' });
  for (const other of [refused('wrong-password'), new Error('login-required')]) {
    expect(asksToLogInAgain(other)).toBe(false);
    expect(loginPrompt.current()).toBeNull();
  }
  expect(asksToLogInAgain(refused('login-required'))).toBe(true);
  expect(loginPrompt.current()).toEqual({ reason: 'other', isAgain: true });
});
