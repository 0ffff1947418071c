import { expect, test } from 'vitest';
import { loadConfigWithPort } from '#app/server/run-process.ts';
import { ConfigError, loadConfig } from './config.ts';

const oidcOf = (env: Record<string, string>) => loadConfig({ NODE_ENV: 'test', ...env }).oidc;

test('people sign in with another site where it is named, over TLS unless it is on this machine', () => {
  expect(oidcOf({})).toBeUndefined();
  const named = { OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_ID: 'pins' };
  expect(oidcOf(named)).toEqual({
    issuer: 'https://id.example/realm',
    clientId: 'pins',
    clientSecret: undefined,
    name: 'id.example',
  });
  expect(oidcOf({ ...named, OIDC_NAME: 'Harbour', OIDC_CLIENT_SECRET: 'x' })).toMatchObject({
    name: 'Harbour',
    clientSecret: 'x',
  });
  expect(() => oidcOf({ OIDC_ISSUER: 'https://id.example' })).toThrow('OIDC_CLIENT_ID');
  expect(() => oidcOf({ ...named, OIDC_ISSUER: 'http://id.example' })).toThrow('HTTPS');
  expect(oidcOf({ ...named, OIDC_ISSUER: 'http://127.0.0.1:9000' })).toBeDefined();
});

const SECRET = 'of-32-characters-or-more-so-it-can-be-signed-with';
const ORIGIN = 'https://pins.example.org';

test.each<[string, Record<string, string>, RegExp]>([
  ['production without SECRET', { NODE_ENV: 'production', ORIGIN }, /set SECRET/],
  ['production without ORIGIN', { NODE_ENV: 'production', SECRET }, /set ORIGIN/],
  ['production with an empty SECRET', { NODE_ENV: 'production', ORIGIN, SECRET: '' }, /set SECRET/],
  ['a short secret', { SECRET: 'short' }, /SECRET is wrong: must have at least 32/],
  ['a port that is no number', { PORT: 'http' }, /PORT is wrong/],
  ['a port that is none', { PORT: '70000' }, /PORT is wrong/],
  ['another database', { DATABASE_URL: 'mysql://localhost/pins' }, /DATABASE_URL is wrong/],
  ['another storage', { STORAGE_URL: 'ftp://localhost' }, /STORAGE_URL is wrong/],
  ['proxies that are not counted', { TRUST_PROXY: '10.0.0.1' }, /TRUST_PROXY is wrong: must be true, false/],
  [
    'collectors by name',
    { METRICS_FROM: '10.0.0.7, prometheus' },
    /METRICS_FROM is wrong: .* not "prometheus"$/,
  ],
  [
    'a network that is too small',
    { METRICS_FROM: '10.0.0.0/33' },
    /METRICS_FROM is wrong: must be addresses/,
  ],
  ['half an address', { METRICS_FROM: '10.1/16' }, /METRICS_FROM is wrong/],
  ['another mode', { MODE: 'staging' }, /MODE is wrong/],
])('refuses %s in one line that names the setting', (_what, env, line) => {
  const refusal = refusalOf(env);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(refusal?.message).toMatch(line);
  expect(refusal?.message).not.toContain('\n');
});

test.each(['MODE', 'NODE_ENV'])('%s=production starts with the two that it must have', (name) => {
  expect(loadConfig({ [name]: 'production', SECRET, ORIGIN: `${ORIGIN}/` })).toMatchObject({
    ...{ mode: 'production', checksAnswers: false },
    ...{ origin: ORIGIN, secret: SECRET },
  });
  expect(() => loadConfig({ [name]: 'production' })).toThrow('set SECRET');
});

test('a demo and development start with no setting, and only development checks its answers', () => {
  const origin = 'http://localhost:3000';
  for (const env of [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'production', MODE: 'demo' }])
    expect(loadConfig(env)).toMatchObject({ mode: 'demo', checksAnswers: false, origin });
  expect(loadConfig({ MODE: 'development' })).toMatchObject({ checksAnswers: true, origin });
});

test.each([
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '[2001:db8::7]'],
])('where it listens at %s, links lead to %s', (HOST, host) => {
  expect(loadConfig({ HOST, PORT: '8080' }).origin).toBe(`http://${host}:8080`);
});

test('mails come from the site’s own name, unless another is set, and a country is written as clients write it', () => {
  expect(loadConfig({ ORIGIN: `${ORIGIN}//`, BRAND_NAME: 'Pins' })).toMatchObject({
    origin: ORIGIN,
    mailFrom: 'Pins <no-reply@pins.example.org>',
  });
  const named = { MAIL_FROM: 'a@b.example', COUNTRY: 'nz', COUNTRY_HEADER: 'CF-IPCountry' };
  expect(loadConfig(named)).toMatchObject({
    ...{ mailFrom: 'a@b.example', country: 'NZ', countryHeader: 'cf-ipcountry' },
  });
});

test.each([
  ['', 0],
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%j believes %i proxies', (TRUST_PROXY, hops) => {
  expect(loadConfig({ TRUST_PROXY }).trustProxy).toBe(hops);
});

test('a free port is taken before links are made, unless they lead elsewhere', async () => {
  const { port, origin } = await loadConfigWithPort({ PORT: '0' });
  expect(port).toBeGreaterThan(0);
  expect(origin).toBe(`http://localhost:${port}`);
  expect((await loadConfigWithPort({ PORT: '0', ORIGIN })).origin).toBe(ORIGIN);
  expect((await loadConfigWithPort({ PORT: '8080' })).port).toBe(8080);
});

function refusalOf(env: Record<string, string>): Error | undefined {
  try {
    loadConfig(env);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
}
