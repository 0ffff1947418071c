import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/resource/refusal.ts';

export const CSRF_COOKIE = 'csrftoken';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): boolean {
  if (request.cookies[CSRF_COOKIE]) return false;
  return setCsrfCookie(reply, isSecure);
}

// A client in PHP logs in with this, and takes its token from the answer: on login it counts as none.
const STAND_IN = '1234';

export function giveCsrfCookieOnLogin(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  const sent = request.cookies[CSRF_COOKIE];
  if (!sent || sent === STAND_IN) setCsrfCookie(reply, isSecure);
}

function setCsrfCookie(reply: FastifyReply, isSecure: boolean): true {
  // It is as random as other bytes, but drawn in batches.
  reply.setCookie(CSRF_COOKIE, randomUUID().replaceAll('-', ''), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: 365 * 24 * 3600,
  });
  return true;
}

/**
 * The header cannot be set across sites without our consent, so any value present in both is valid. `Origin` is not
 * compared: programs send that of the site they were written for.
 */
export function requireCsrf(request: FastifyRequest): void {
  const refusal = csrfRefusalOf(request);
  if (refusal) throw refusal;
}

/** Why `requireCsrf` refuses; null where it does not. */
export function csrfRefusalOf(request: FastifyRequest): Refusal | null {
  if (SAFE.has(request.method)) return null;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site')
    return csrfRefusal('The request comes from another site.');
  const cookie = request.cookies[CSRF_COOKIE];
  const header = request.headers['x-csrftoken'];
  if (!cookie || typeof header !== 'string' || !sameText(cookie, header)) {
    return csrfRefusal('The header X-CSRFToken must repeat the cookie csrftoken.');
  }
  return null;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function csrfRefusal(message: string): Refusal {
  return new Refusal({ kind: 'forbidden', reason: 'csrf', message });
}
