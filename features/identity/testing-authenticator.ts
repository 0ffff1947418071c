import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** The code that an authenticator with this key shows now. */
export function codeOf(key: string): Promise<string> {
  return createOTP(new TextDecoder().decode(base32.decode(key))).totp();
}
