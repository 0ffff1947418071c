import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { clientContextOf } from './envelope.ts';

test('a client is told who is signed in, where, and in which language', () => {
  const visitor: Viewer = { kind: 'anonymous', id: undefined, country: undefined, unauthId: 'a-visitor' };
  const nobody = { is_auth: false, is_limited_login: false, is_bot: false };
  const told = { is_authenticated: false, country: null, locale: 'en', unauth_id: 'a-visitor' };
  expect(clientContextOf(visitor, 'en')).toEqual({ ...told, user: nobody });
  expect(clientContextOf({ ...visitor, country: 'NZ' }, 'de')).toEqual({
    ...{ ...told, country: 'NZ', locale: 'de', user: nobody },
  });
  expect(clientContextOf({ ...visitor, kind: 'bot' }, 'en').user).toEqual({ ...nobody, is_bot: true });
});

test('of who is signed in it has the id, and what the product adds', () => {
  const ada = { id: '7' as Id, country: 'NZ', unauthId: 'a-visitor', isStaff: false, sessionId: '1' };
  const told = { is_auth: true, is_limited_login: false, is_bot: false, id: '7' };
  const person = { ...ada, kind: 'person' } as Viewer;
  expect(clientContextOf(person, 'en')).toMatchObject({ is_authenticated: true, user: told });
  expect(clientContextOf(person, 'en', ({ sessionId }) => ({ sessionId })).user).toEqual({
    ...{ ...told, sessionId: '1' },
  });
  const limited = clientContextOf({ ...ada, kind: 'limited' } as Viewer, 'en');
  expect(limited).toMatchObject({
    ...{ is_authenticated: false, user: { is_auth: false, is_limited_login: true, id: '7' } },
  });
});
