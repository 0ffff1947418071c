import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

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
  expect(() => oidcOf({ ...named, OIDC_ISSUER: 'http://id.example' })).toThrow('https');
  expect(oidcOf({ ...named, OIDC_ISSUER: 'http://127.0.0.1:9000' })).toBeDefined();
});
