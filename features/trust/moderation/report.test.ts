import { expect, test } from 'vitest';
import { GENERAL_REASONS, lawOfReason, PERSON_REASONS, reasonsAt } from './report.ts';

const at = (country: string | undefined, isIndiaOffered = true) =>
  reasonsAt('person', { country, isIndiaOffered });
const general = [...GENERAL_REASONS, ...PERSON_REASONS];

test('a place without a law of its own offers the general reasons, as does one that is not known', () => {
  for (const country of [undefined, 'US', 'TR', 'JP', 'CH', 'GB']) expect(at(country)).toEqual(general);
});

test('the laws of the Union are offered there, that of India while it is tried', () => {
  for (const country of ['DE', 'FR', 'EU']) expect(at(country)).toEqual([...general, 'eu_local_law']);
  expect(at('IN')).toEqual([...general, 'india_law']);
  expect(at('IN', false)).toEqual(general);
});

test('only a person pretends to be another one', () => {
  expect(reasonsAt('pin', { country: undefined, isIndiaOffered: true })).toEqual([...GENERAL_REASONS]);
});

test('a reason by local law is one under that law', () => {
  expect(['eu_local_law', 'india_law', 'spam'].map((reason) => lawOfReason(reason as 'spam'))).toEqual([
    ...['dsa', 'india', null],
  ]);
});
