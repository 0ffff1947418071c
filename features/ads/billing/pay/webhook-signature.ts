import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderCall } from './payment-provider.ts';

const TOLERANCE_MS = 5 * 60_000;

/** As of www.standardwebhooks.com: of the id, the time in seconds and the body. */
export function signatureOf(secret: string, id: string, seconds: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The id of a call that who knows the secret has signed lately; null otherwise. */
export function signedId({ headers, body, now }: ProviderCall, secret: string): string | null {
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '');
  const [id, seconds] = [text('webhook-id'), text('webhook-timestamp')];
  if (!/^[\w.-]{1,60}$/.test(id) || !/^\d{1,12}$/.test(seconds)) return null;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) return null;
  const right = Buffer.from(signatureOf(secret, id, seconds, body));
  const isRight = text('webhook-signature')
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
  return isRight ? id : null;
}
