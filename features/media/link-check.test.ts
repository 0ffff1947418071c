import { expect, test } from 'vitest';
import { isLinkLike } from './link-check.ts';

test.each([
  '',
  'example.com',
  'http://example.com',
  'HTTPS://www.example.co.uk/a/b?c=d#e',
  'example.com:8080/path',
  'bücher.example',
])('[CREATE-11] %j may be a link', (text) => {
  expect(isLinkLike(text)).toBe(true);
});

test.each([
  'example',
  'http://',
  'http://localhost',
  'ftp://example.com',
  'javascript:alert(1.2)',
  'example .com',
  ' ',
  '.com',
  'example.',
  'a@example.com',
  'https://example.com/a b',
])('[CREATE-11] %j is none', (text) => {
  expect(isLinkLike(text)).toBe(false);
});

test('a long text without an end takes no long time', () => {
  expect(isLinkLike(`${'a.'.repeat(50_000)} `)).toBe(false);
});
