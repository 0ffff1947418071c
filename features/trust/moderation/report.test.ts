import { expect, test } from 'vitest';
import { GENERAL_REASONS, lawOfReason, PERSON_REASONS, reasonsAt } from './report.ts';
import type { TakedownLaw } from './takedown.ts';

const at = (country: string | undefined, off?: TakedownLaw) =>
  reasonsAt('person', { country, isOffered: (law) => law !== off });
const general = [...GENERAL_REASONS, ...PERSON_REASONS];

test('a place without a law of its own offers the general reasons, as does one that is not known', () => {
  for (const country of [undefined, 'US', 'TR', 'JP', 'CH', 'GB']) expect(at(country)).toEqual(general);
});

test('the laws of the Union and of India are offered there, unless an operator has switched them off', () => {
  for (const country of ['DE', 'FR', 'EU']) expect(at(country)).toEqual([...general, 'eu_local_law']);
  expect(at('IN')).toEqual([...general, 'india_law']);
  expect([at('IN', 'india'), at('DE', 'dsa')]).toEqual([general, general]);
});

test('only a person pretends to be another one', () => {
  expect(reasonsAt('pin', { country: undefined, isOffered: () => true })).toEqual([...GENERAL_REASONS]);
});

test('a reason by local law is one under that law', () => {
  expect(['eu_local_law', 'india_law', 'spam'].map((reason) => lawOfReason(reason as 'spam'))).toEqual([
    ...['dsa', 'india', null],
  ]);
});
