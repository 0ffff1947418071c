import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import type { Principal } from '#platform/resource/principal.ts';
import { type ActingFor, mayActFor, requireActingFor } from './acting-access.ts';

const ADA = '1' as Id;
const BEN = '2' as Id;
const ada = { kind: 'person', id: ADA, username: 'ada' } as const;

test.each<[string, ActingFor]>([
  ['nobody else', {}],
  ['themselves by id', { id: ADA }],
  ['themselves by username, in any case', { username: 'Ada' }],
  ['themselves by both', { id: ADA, username: 'ada' }],
])('a call that names %s is made for the caller', (_, account) => {
  expect(requireActingFor(ada, account, 'edit-boards').id).toBe(ADA);
});

test.each<[string, ActingFor, string]>([
  ['by id', { id: BEN }, 'orbac_subject_id'],
  ['by username', { username: 'ben' }, 'username'],
  ['by id beside their own username', { id: BEN, username: 'ada' }, 'orbac_subject_id'],
])('nobody acts for somebody else, named %s', (_, account, field) => {
  expect(mayActFor(ada, account, 'see-boards')).toBe(false);
  const refused = { kind: 'forbidden', reason: 'not-acting-for', field };
  expect(() => requireActingFor(ada, account, 'edit-boards')).toThrow(expect.objectContaining(refused));
});

test.each<[string, Principal, boolean[]]>([
  ['a limited login only sees', { kind: 'limited', id: ADA }, [true, false]],
  ['a job sees and writes for its person', { kind: 'job', id: ADA }, [true, true]],
  ['a job does nothing for others', { kind: 'job', id: BEN }, [false, false]],
  ['a visitor acts for nobody', { kind: 'anonymous', id: undefined }, [false, false]],
])('%s', (_, principal, allowed) => {
  const may = (['see-settings', 'edit-settings'] as const).map((one) =>
    mayActFor(principal, { id: ADA }, one),
  );
  expect(may).toEqual(allowed);
});
