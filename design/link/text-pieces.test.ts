import { expect, test } from 'vitest';
import { isFewEmoji, textPieces } from './text-pieces.ts';

const links = (text: string) => textPieces(text).flatMap(({ href }) => href ?? []);

test('addresses of the web become links, without what ends the sentence', () => {
  expect(textPieces('See https://a.example/b?c=1, then (www.d.example/e_(f)).')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
    { text: ', then (', href: null },
    { text: 'www.d.example/e_(f)', href: 'https://www.d.example/e_(f)' },
    { text: ').', href: null },
  ]);
  expect(links('שלום https://עברית.example/א עולם')).toHaveLength(1);
});

test('nothing else becomes a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://',
    'https://localhost',
    'ftp://a.example',
    'a.example',
    'www.',
    'x<https://>',
  ]) {
    expect(links(text), text).toEqual([]);
  }
  expect(links('https://a.example/"onclick="alert(1)')).toEqual(['https://a.example/']);
  expect(textPieces('https://a.b '.repeat(400)).filter(({ href }) => href)).toHaveLength(400);
});

test('a few emoji are told from words and digits', () => {
  expect(['👋🏽', '❤️ 🎉', '👨‍👩‍👧', '🇫🇷'].every(isFewEmoji)).toBe(true);
  expect(['', '1', 'ok 👍', '🎉'.repeat(20)].some(isFewEmoji)).toBe(false);
});
