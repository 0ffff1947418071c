import { describe, expect, test } from 'vitest';
import { type ArticleAddress, articlePath, articleSlug } from './article-path.ts';

const article = (changes: Partial<ArticleAddress> = {}): ArticleAddress => ({
  id: '12',
  title: 'Ten lamps, one sheet!',
  type: null,
  isShop: false,
  ...changes,
});

test('[ROUTE-42] the address names kind, slug and id', () => {
  expect(articlePath(article())).toBe('/today/article/ten-lamps-one-sheet/12/');
});

test.each([
  [0, 'trending'],
  [2, 'trending'],
  [1, 'best'],
  [3, 'article'],
  [null, 'article'],
])('[ROUTE-43] type %s is of the kind %s, and a shop is a shop whatever its type', (type, kind) => {
  expect(articlePath(article({ type }))).toContain(`/today/${kind}/`);
  expect(articlePath(article({ type, isShop: true }))).toContain('/today/shop/');
});

describe('[ROUTE-44] the slug', () => {
  test.each([
    ['Hello World', 'hello-world'],
    ["  Don't   stop\tnow… ", 'dont-stop-now'],
    ['Über-Größe: ÄÖÜ', 'übergröße-äöü'],
    ['日本の家', '日本の家'],
    ['?!', ''],
  ])('of %j is %j', (title, slug) => expect(articleSlug(title)).toBe(slug));
});
