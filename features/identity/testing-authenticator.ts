import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const PERIOD_MS = 30_000;

/** The code that an authenticator with this key shows now. */
export const codeOf = (key: string) => codeAfter(key, 0);

/** The one that it shows next, which is good already. */
export const nextCodeOf = (key: string) => codeAfter(key, 1);

function codeAfter(key: string, periods: number): Promise<string> {
  const counter = Math.floor(Date.now() / PERIOD_MS) + periods;
  return createOTP(new TextDecoder().decode(base32.decode(key))).hotp(counter);
}
