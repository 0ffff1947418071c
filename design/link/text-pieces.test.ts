import { expect, test } from 'vitest';
import { hashtagsOf, mentionsIn, textPieces } from './text-pieces.ts';

const links = (text: string) => textPieces(text).flatMap(({ to }) => to ?? []);

test('addresses of the web become links, without what ends the sentence', () => {
  expect(textPieces('See https://a.example/b?c=1, then (www.d.example/e_(f)).')).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/b?c=1', to: 'https://a.example/b?c=1' },
    { text: ', then (' },
    { text: 'www.d.example/e_(f)', to: 'https://www.d.example/e_(f)' },
    { text: ').' },
  ]);
  expect(links('שלום https://עברית.example/א עולם')).toHaveLength(1);
});

test('hashtags and mentions become links, but not those within addresses', () => {
  expect(textPieces('By @Ada for #Tiny_Kitchens, at https://a.example/@ben#top')).toEqual([
    { text: 'By ' },
    { text: '@Ada', to: '/ada/' },
    { text: ' for ' },
    { text: '#Tiny_Kitchens', to: '/hashtag/Tiny_Kitchens/' },
    { text: ', at ' },
    { text: 'https://a.example/@ben#top', to: 'https://a.example/@ben#top' },
  ]);
  expect(links('mail@ada.example or @ab')).toEqual([]);
  expect(textPieces('@ada @ben', new Set(['ben']))).toEqual([
    { text: '@ada ' },
    { text: '@ben', to: '/ben/' },
  ]);
  expect(hashtagsOf('#one, https://a.example/#two （#三）, mail#no')).toEqual(['#one', '#三']);
});

test('names with an @ are found, and what only looks like one is not', () => {
  expect(mentionsIn('@Ada and @ben_2, look: (@chi)')).toEqual(['ada', 'ben_2', 'chi']);
  expect(mentionsIn('mail ada@example.com, @ab, @@ada, site/@ada, @äda')).toEqual([]);
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
  expect(textPieces('https://a.b '.repeat(400)).filter(({ to }) => to)).toHaveLength(400);
});
