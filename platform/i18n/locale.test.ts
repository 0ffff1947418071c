import { expect, test } from 'vitest';
import { acceptedLanguages, chooseLocale, directionOf } from './locale.ts';

const LOCALES = ['en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'] as const;

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['fr, de;q=0.9', 'fr'],
  ['en;q=0.5, sv;q=0.8', 'sv'],
  ['EN-gb;Q=1, de', 'en'],
  ['zh, ko;q=0.9, ja;q=0.1', 'ja'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['de;x=0;q=0.9, fr;q=0.5', 'de'],
  ['zh-Hant', 'en'],
  ['*', 'en'],
  ['*, de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;,=;q=x,,', 'en'],
  ['x,'.repeat(50_000), 'en'],
])('of %j all languages known, %s is chosen', (header, locale) => {
  expect(chooseLocale(header, undefined, LOCALES)).toBe(locale);
});

test('what the person chose wins over the browser, if it is a language at all', () => {
  expect(chooseLocale('de', 'fr', LOCALES)).toBe('fr');
  expect(chooseLocale('de', 'pt-BR', LOCALES)).toBe('pt');
  expect(chooseLocale('de', '../../etc', LOCALES)).toBe('de');
  expect(chooseLocale('de', '', LOCALES)).toBe('de');
});

test('only languages with translated texts are chosen', () => {
  expect(chooseLocale('de', 'fr', ['en'])).toBe('en');
  expect(chooseLocale('de, en', undefined, ['fr', 'en'])).toBe('en');
  expect(chooseLocale('de', undefined, ['fr', 'en'])).toBe('fr');
});

test('the languages that a browser names are known, the preferred one first', () => {
  expect(acceptedLanguages('en;q=0.5, de-AT, *;q=0.1')).toEqual(['de', 'en', '*']);
  expect(acceptedLanguages('')).toEqual([]);
});

test('a locale has a direction', () => {
  expect(LOCALES.map(directionOf)).toEqual(LOCALES.map(() => 'ltr'));
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('he-IL')).toBe('rtl');
});
