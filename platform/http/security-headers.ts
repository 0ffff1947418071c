import { hash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** Marks our own scripts in pages that are sent many times, and is removed again. Every process makes its own. */
export const NONCE_PLACEHOLDER = `nonce-${randomBytes(16).toString('hex')}`;

/** `scripts` is what may run besides the site's own files: a nonce or hashes, in header syntax. */
export function contentSecurityPolicy(scripts: string, isDevelopment: boolean): string {
  return `${`script-src 'self' ${scripts}`.trim()}; ${isDevelopment ? DEVELOPMENT_RULES : RULES}`;
}

const OWN_SCRIPT = `<script nonce="${NONCE_PLACEHOLDER}"`;

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

/** Pages replace the policy with one that names their scripts; nothing else may run inline scripts. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.origin.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: config.hstsSubdomains,
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headersOfRefusal(config));
    done();
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion === '1.1' && !raw.headers.host) {
      return reply
        .code(400)
        .header('connection', 'close')
        .type('text/plain; charset=utf-8')
        .send('The request names no host.');
    }
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const headers = { ...headersOfRefusal(config), 'content-type': 'text/plain; charset=utf-8' };
    response.writeHead(417, headers).end('Nothing but 100-continue can be expected.');
  });
}

/** Requests refused before any hook runs get these. */
export function headersOfRefusal({ mode }: Pick<Config, 'mode'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy('', mode === 'development'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** Answers invalid HTTP by hand, as there is no request yet; a browser may still show it. */
export function refuseRaw(config: Pick<Config, 'mode'>, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, body] = RAW_REFUSALS[error.code] ?? ['400 Bad Request', "This request can't be read."];
  const headers = Object.entries({
    ...headersOfRefusal(config),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  });
  const lines = [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', body];
  if (socket.writable) socket.write(lines.join('\r\n'));
  socket.destroy(error);
}

interface ConnectionError extends Error {
  code: string;
}

const RAW_REFUSALS: Record<string, [status: string, body: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too large.'],
};
