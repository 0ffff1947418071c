import { createHmac, timingSafeEqual } from 'node:crypto';

function sign(text: string, until: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`media\0${until}\0${text}`).digest().subarray(0, 18);
}

/** Proves that we issued this text; for addresses that anybody who has them may use. */
export function seal(text: string, until: Date, secret: string): string {
  const stamp = until.getTime().toString(36);
  return `${stamp}.${sign(text, stamp, secret).toString('base64url')}`;
}

export function isSealed(text: string, token: string, now: Date, secret: string): boolean {
  const [stamp = '', sent = ''] = token.split('.');
  const given = Buffer.from(sent, 'base64url');
  const right = sign(text, stamp, secret);
  const isOwn = given.length === right.length && timingSafeEqual(given, right);
  return isOwn && Number.parseInt(stamp, 36) > now.getTime();
}
