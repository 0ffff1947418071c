import { expect, test } from 'vitest';
import { readPageMetadata } from './page-metadata.ts';

const read = (html: string) => readPageMetadata(html, 'https://shop.test/chairs/oak?x=1');

test('reads Open Graph tags before the page’s own words', async () => {
  const page = await read(`<html><head>
    <title>Oak | Shop</title><meta name="description" content="plain">
    <meta property="og:title" content=" Oak  chair "><meta property="og:description" content="Solid &amp; warm">
    <meta property="og:site_name" content="The Shop"><meta name="Robots" content="noindex"></head></html>`);
  expect(page).toMatchObject({
    title: 'Oak chair',
    description: 'Solid & warm',
    siteName: 'The Shop',
    images: [],
  });
  expect(page.named.get('robots')).toBe('noindex');
});

test('falls back to Twitter tags, title and description', async () => {
  expect(await read('<meta name="twitter:title" content="T"><title>Own</title>')).toMatchObject({
    title: 'T',
  });
  expect(await read('<title>Own</title><meta name="description" content="D">')).toMatchObject({
    title: 'Own',
    description: 'D',
  });
});

test('names pictures once, absolute, recommended ones first, from srcset the largest', async () => {
  const { images } = await read(`<base href="https://cdn.test/a/">
    <meta property="og:image" content="/og.jpg"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
    <meta name="twitter:image" content="https://cdn.test/tw.jpg">
    <img src="one.jpg#part" alt=" One ">
    <img src="https://cdn.test/og.jpg">
    <img src="s.jpg" srcset="s.jpg 400w, w_900,h_600/l.jpg 900w,m.jpg 600w">
    <img src="d.jpg" srcset="d.jpg, d2.jpg 2x, d3.jpg 2x">
    <img src="http://plain.test/e.jpg">
    <picture><source srcset="p.webp 300w, p-large.webp 1600w"><img src="p.jpg"></picture>
    <img src="data:image/gif;base64,R0lGOD" data-src="lazy.jpg" width="800" height="600">`);
  expect(images).toEqual([
    { url: 'https://cdn.test/og.jpg', width: 1200, height: 630, alt: null },
    { url: 'https://cdn.test/tw.jpg', width: null, height: null, alt: null },
    { url: 'https://cdn.test/a/one.jpg', width: null, height: null, alt: 'One' },
    { url: 'https://cdn.test/a/w_900,h_600/l.jpg', width: null, height: null, alt: null },
    { url: 'https://cdn.test/a/d2.jpg', width: null, height: null, alt: null },
    { url: 'http://plain.test/e.jpg', width: null, height: null, alt: null },
    { url: 'https://cdn.test/a/p-large.webp', width: null, height: null, alt: null },
    { url: 'https://cdn.test/a/lazy.jpg', width: 800, height: 600, alt: null },
  ]);
});

test('leaves out small, vector and unreachable pictures, and all beyond fifty', async () => {
  const { images } = await read(`
    <img src="icon.png" width="32" height="32"><img src="line.png" width="600" height="2"><img src="logo.svg">
    <img src="data:image/png;base64,AAAA"><img src="javascript:alert(1)"><img src="file:///etc/passwd"><img src=""><img>
    <img src="http://[broken"><img src="wide.png" width="100%">
    ${Array.from({ length: 80 }, (_, at) => `<img src="${at}.jpg">`).join('')}`);
  expect(images).toHaveLength(50);
  expect(images[0]?.url).toBe('https://shop.test/chairs/wide.png');
  expect(images[1]?.url).toBe('https://shop.test/chairs/0.jpg');
});

test.each([
  '',
  ' ',
  '<',
  '<img srcset="',
  `<img srcset="${','.repeat(200_000)}">`,
  `<img srcset="${','.repeat(8000)}">`.repeat(250),
  `<picture>${'<source srcset="">'.repeat(10_000)}${'<img>'.repeat(1000)}`,
  '<div>'.repeat(400_000),
  '<b><p>'.repeat(300_000),
  '<meta property="og:image">',
  '\0',
])('survives hostile markup %#', async (html) => {
  expect(await read(html)).toMatchObject({ title: null, images: [] });
});
