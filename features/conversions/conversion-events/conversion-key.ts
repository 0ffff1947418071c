import { createHmac } from 'node:crypto';

/** Without the secret of the site nobody can find out by trying whose address it was. */
export function conversionKey(secret: string, kind: string, value: string): string {
  return createHmac('sha256', secret).update(`conversion ${kind}\0${value}`).digest('base64url').slice(0, 22);
}
