import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The value of a cookie that the auth library signed with this secret; null if the signature is wrong. Runs on every
 * request: the library's own check imports the key and waits for another thread each time.
 */
export function signedValue(cookie: string, secret: string): string | null {
  const at = cookie.lastIndexOf('.');
  if (at < 1) return null;
  const value = cookie.slice(0, at);
  const signature = Buffer.from(cookie.slice(at + 1));
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? value : null;
}
