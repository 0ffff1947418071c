import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

test('secrets at any depth become null, and all else stays', () => {
  const options = {
    username_or_email: 'ada',
    password: 'correct horse',
    new_password_confirm: ['correct horse'],
    csrfToken: { of: 'mine' },
    code: '123456',
    invite_code: 'open',
    query: 'soup',
    data: { url: '/', token: 'abc', pins: [{ id: '1' }], none: null },
  };
  expect(maskSecrets(options)).toEqual({
    ...options,
    ...{ password: null, new_password_confirm: null, csrfToken: null, code: null },
    data: { url: '/', token: null, pins: [{ id: '1' }], none: null },
  });
  expect(maskSecrets(options, ['query']).query).toBeNull();
});
