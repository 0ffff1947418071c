import { hash } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import {
  contentSecurityPolicy,
  hashesOfScripts,
  headersOfRefusal,
  NONCE_PLACEHOLDER,
  securityHeaders,
} from './security-headers.ts';

const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;
const own = (code: string, attributes = '') =>
  `<script nonce="${NONCE_PLACEHOLDER}"${attributes}>${code}</script>`;

test('each of our scripts in a page is named by its hash, as it is sent', () => {
  const html = `<p>${own('one()')}<i></i>${own('two()', ' async')}</p>${own(`three("${NONCE_PLACEHOLDER}")`)}`;
  expect(hashesOfScripts(html)).toBe([hashOf('one()'), hashOf('two()'), hashOf('three("")')].join(' '));
});

test('scripts of others, scripts of files, and what is no whole script, are named by none', () => {
  for (const html of [
    '',
    '<script>steal()</script>',
    '<script nonce="guessed">steal()</script>',
    own('', ' src="/assets/a.js"'),
    own('never closed').replace('</script>', ''),
    `<script nonce="${NONCE_PLACEHOLDER}"`,
  ])
    expect(hashesOfScripts(html), html).toBe('');
});

test('only in development may a page open a socket, by which its code is replaced', () => {
  expect(contentSecurityPolicy("'nonce-a'", true)).toMatch(
    /^script-src 'self' 'nonce-a'; .*connect-src 'self' ws:;/,
  );
  expect(contentSecurityPolicy('', false)).toMatch(/^script-src 'self'; .*connect-src 'self';/);
  expect(headersOfRefusal({ mode: 'development' })['content-security-policy']).toContain(' ws:;');
  expect(headersOfRefusal({ mode: 'production' })['content-security-policy']).not.toContain('ws:');
});

test('a site is bound to https only where it is served so, and hosts below it only where that is set', async () => {
  const boundTo = async (ORIGIN: string, HSTS_SUBDOMAINS = 'false') => {
    const app = fastify();
    await securityHeaders(app, loadConfig({ MODE: 'test', ORIGIN, HSTS_SUBDOMAINS }));
    app.get('/', async () => 'done');
    const { headers } = await app.inject('/');
    await app.close();
    return headers['strict-transport-security'];
  };
  expect(await boundTo('http://pinfold.test')).toBeUndefined();
  expect(await boundTo('https://pinfold.test')).toBe('max-age=31536000');
  expect(await boundTo('https://pinfold.test', 'true')).toBe('max-age=31536000; includeSubDomains');
});
