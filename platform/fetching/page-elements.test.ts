import { expect, test } from 'vitest';
import { readPageElements } from './page-elements.ts';

test('only the first title counts, to its end, and only the first base', () => {
  const found = readPageElements(
    '<head><title>A &amp; B</title><link href="/style.css"><base href="/one/"><base href="/two/"><p>words</p><title>C</title></head>',
  );
  expect(found).toMatchObject({ title: 'A & B', base: '/one/' });
});

test('the sources of a picture are those of its own image, and of no other', () => {
  const { images } = readPageElements(`<picture><source srcset="a 2x"><img src="a"></picture><img src="b">
    <picture><source srcset="c 2x"><img src="c"></picture>`);
  expect(images.map(({ image, sources }) => [image.src, sources.map(({ srcset }) => srcset)])).toEqual([
    ['a', ['a 2x']],
    ['b', []],
    ['c', ['c 2x']],
  ]);
});

test('a page has at most so many tags read of each kind, and so deep', () => {
  const many = '<meta><img>'.repeat(1200);
  const { metas, images } = readPageElements(many);
  expect([metas.length, images.length]).toEqual([300, 1000]);
  const deep = `${'<div>'.repeat(40_000)}<title>Deep</title>`;
  expect(readPageElements(deep).title).toBe('');
});
