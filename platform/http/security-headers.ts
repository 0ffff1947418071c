import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Stands in rendered pages where the nonce of each answer goes, so that a page can be kept and sent again. Nobody can
 * write it into a page, as every process makes its own.
 */
export const NONCE_PLACEHOLDER = `nonce-${randomBytes(16).toString('hex')}`;

/** The policy of a page whose inline scripts carry `nonce`. */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  return `script-src 'self' 'nonce-${nonce}'; ${isDevelopment ? DEVELOPMENT_RULES : RULES}`;
}

const rulesWith = (connect: string) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src ${connect}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const RULES = rulesWith("'self'");
const DEVELOPMENT_RULES = rulesWith("'self' ws:");

/** The other headers of every answer; pages set their own policy, as its nonce differs each time. */
export async function securityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
  });
}
