import { expect, test } from 'vitest';
import { overridesCookie, readOverrides, signOverrides } from './session-overrides.ts';

const site = { secret: 'ours', origin: 'https://pinfold.test' };
const chosen = { flag: 'enabled' };

test('the cookie of overrides lasts while the browser is open, and is taken away with the last of them', () => {
  const [value, ...rest] = overridesCookie(chosen, site).split('; ');
  expect(readOverrides(value?.replace('flags=', ''), site.secret)).toEqual(chosen);
  expect(rest).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']);
  expect(overridesCookie({}, site)).toBe('flags=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
});

test('where the site has no TLS, the cookie says nothing of it', () => {
  expect(overridesCookie(chosen, { ...site, origin: 'http://pinfold.test' })).not.toContain('Secure');
});

test('overrides count only as this site has signed them', () => {
  const [content = '', signature = ''] = signOverrides(chosen, site.secret).split('.');
  for (const text of [undefined, '', content, `${content}.`, `${content}.${'A'.repeat(signature.length)}`])
    expect(readOverrides(text, site.secret)).toEqual({});
  expect(readOverrides(`${content}.${signature}`, 'of another')).toEqual({});
});
