import { hash, randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The nonce that pages are rendered with which many are to be sent: it marks the scripts that are ours, and is taken out
 * again. Nobody can write it into a page, as every process makes its own.
 */
export const NONCE_PLACEHOLDER = `nonce-${randomBytes(16).toString('hex')}`;

/**
 * The policy of a page.
 * @param scripts what may run beside the site's own files: a nonce or hashes, as the header writes them
 */
export function contentSecurityPolicy(scripts: string, isDevelopment: boolean): string {
  return `script-src 'self' ${scripts}; ${isDevelopment ? DEVELOPMENT_RULES : RULES}`;
}

const OWN_SCRIPT = `<script nonce="${NONCE_PLACEHOLDER}"`;

/** The hashes of the inline scripts of a page that carry the placeholder, as they are without it. */
export function hashesOfScripts(html: string): string {
  const hashes: string[] = [];
  for (let at = html.indexOf(OWN_SCRIPT); at >= 0; at = html.indexOf(OWN_SCRIPT, at)) {
    at += OWN_SCRIPT.length;
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end < 0) break;
    const code = html.slice(start, end).replaceAll(NONCE_PLACEHOLDER, '');
    if (code) hashes.push(`'sha256-${hash('sha256', code, 'base64')}'`);
    at = end;
  }
  return hashes.join(' ');
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

/** The other headers of every answer; pages set their own policy, which names their scripts. */
export async function securityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
  });
}
