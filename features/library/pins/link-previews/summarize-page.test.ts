import { describe, expect, test } from 'vitest';
import { summarizePage } from './summarize-page.ts';

const AT = 'https://shop.example/things/1';
const ld = (...things: unknown[]) =>
  things
    .map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('</', '<\\/')}</script>`,
    )
    .join('');
const summarize = (html: string) => summarizePage(`<!doctype html><html><head>${html}</head></html>`, AT);
const offerOf = async (html: string) => (await summarize(html))?.offer ?? null;
const product = (offers: unknown, more: object = {}) =>
  ld({ '@context': 'https://schema.org', '@type': 'Product', name: 'A chair', offers, ...more });
const priced = (price: unknown, priceCurrency: unknown = 'EUR') => offerOf(product({ price, priceCurrency }));

test('a product says its name, price and whether it can be had', async () => {
  const page = `<meta property="og:site_name" content="The shop"><meta property="og:title" content="Chair | The shop">
    ${product({ '@type': 'Offer', price: '1299.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }, { description: 'Of <b>oak</b> &amp; wool.' })}`;
  expect(await summarize(page)).toEqual({
    type: 'richpindataview',
    type_name: 'product',
    site_name: 'The shop',
    display_name: 'A chair',
    display_description: 'Of oak & wool.',
    url: AT,
    offer: { price_value: 1299, price_currency: 'EUR', availability: 'in_stock' },
    recipe: null,
    article: null,
  });
});

test.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  ['1,299.00', 1299],
  ['1.299,00', 1299],
  ['1 299,5', 1299.5],
  ["1'299.00", 1299],
  ['€12', 12],
  ['12.4999', 12.5],
  [1.299, 1.3],
])('the price %j is read as %d', async (written, price) => {
  expect(await priced(written)).toEqual({ price_value: price, price_currency: 'EUR', availability: null });
});

test.each([
  -5,
  '-5',
  0,
  '0.00',
  'free',
  '',
  null,
  true,
  [],
  {},
  '1.299',
  '1e9',
  '10000000000',
  '99999999999999999999999',
  1e300,
  '12-15',
  '1,2,3',
  '<script>12</script>',
])('the price %j is none', async (written) => {
  expect(await priced(written)).toBeNull();
});

test('a price without a currency that exists is none', async () => {
  for (const currency of ['EURO', 'ABC', '', null, 7, ['__proto__'], undefined]) {
    expect(await offerOf(product({ price: 5, priceCurrency: currency }))).toBeNull();
  }
  expect(await priced(5, ' usd ')).toMatchObject({ price_currency: 'USD' });
});

test.each([
  ['http://schema.org/InStock', 'in_stock'],
  ['LimitedAvailability', 'in_stock'],
  ['out of stock', 'out_of_stock'],
  ['SoldOut', 'out_of_stock'],
  ['PreOrder', 'preorder'],
  ['backorder', 'backorder'],
  ['Discontinued', 'discontinued'],
])('the availability %j is %s', async (written, availability) => {
  expect(await offerOf(product({ availability: written }))).toEqual({
    price_value: null,
    price_currency: null,
    availability,
  });
});

test.each(['constructor', '__proto__', 'perhaps', ''])('the availability %j is none', async (written) => {
  expect(await offerOf(product({ availability: written }))).toBeNull();
});

test('offers are found in lists, ranges, variants, specifications, graphs and as the main thing', async () => {
  const five = { price_value: 5, price_currency: 'EUR' };
  const pages = [
    product([{ priceCurrency: 'EUR' }, { price: 5, priceCurrency: 'EUR' }]),
    product({ '@type': 'AggregateOffer', lowPrice: '5', highPrice: '9', priceCurrency: 'EUR' }),
    product({ priceSpecification: { price: 5, priceCurrency: 'EUR' } }),
    ld({
      '@type': ['ProductGroup', 7],
      hasVariant: [{ '@type': 'Product', offers: { price: 5, priceCurrency: 'EUR' } }],
    }),
    ld({
      '@graph': [
        { '@type': 'WebSite' },
        { '@type': 'http://schema.org/Product', offers: { price: { '@value': '5' }, priceCurrency: 'EUR' } },
      ],
    }),
    ld({
      '@type': 'ItemPage',
      mainEntity: { '@type': 'Product', offers: { price: 5, priceCurrency: 'EUR' } },
    }),
  ];
  for (const page of pages) expect(await offerOf(page)).toMatchObject(five);
});

test('tags of shops make an offer, and a list of products makes none', async () => {
  const tags = (prefix: string) => `<meta property="${prefix}:price:amount" content="19.99">
    <meta property="${prefix}:price:currency" content="GBP"><meta property="${prefix}:availability" content="oos">`;
  for (const prefix of ['product', 'og']) {
    expect(await offerOf(tags(prefix))).toEqual({
      price_value: 19.99,
      price_currency: 'GBP',
      availability: 'out_of_stock',
    });
  }
  const offers = { price: 5, priceCurrency: 'EUR' };
  const list = ['A', 'B'].map((name) => ({ '@type': 'Product', name, offers }));
  expect(await summarize(ld(list))).toBeNull();
});

describe('a recipe', () => {
  const RECIPE = {
    '@type': 'Recipe',
    name: 'Bread in a pot',
    recipeYield: ['4', '4 servings'],
    prepTime: 'PT20M',
    cookTime: 'PT1H30M',
    totalTime: 'P1DT2H',
    recipeIngredient: ['500 g flour', ' <b>Salt</b> ', '', 7, { name: 'Water' }],
    author: { name: 'Ada' },
    offers: { price: 5, priceCurrency: 'EUR' },
  };

  test('says servings, times and ingredients', async () => {
    const summary = await summarize(
      ld(RECIPE) + ld({ '@type': 'Article', author: 'Ben', headline: 'Bread' }),
    );
    expect(summary).toMatchObject({
      type_name: 'recipe',
      display_name: 'Bread in a pot',
      offer: null,
      article: null,
      recipe: {
        servings: '4 servings',
        prep_minutes: 20,
        cook_minutes: 90,
        total_minutes: 1560,
        ingredients: ['500 g flour', 'Salt', '7', 'Water'],
      },
    });
  });

  test('is read from microdata', async () => {
    const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup <i>of</i> peas</h1>
      <meta itemprop="recipeYield" content="2"><time itemprop="totalTime" datetime="PT45M">45 minutes</time>
      <ul><li itemprop="recipeIngredient">Peas<li itemprop="recipeIngredient">Mint</ul>
      <p itemprop="author" itemscope><span itemprop="name">Chi</span></p></div>`;
    expect(await summarize(page)).toMatchObject({
      display_name: 'Soup of peas',
      recipe: { servings: '2', total_minutes: 45, prep_minutes: null, ingredients: ['Peas', 'Mint'] },
    });
  });

  test.each(['an hour', 'PT', 'P', 'PT-5M', 'PT99999999M', 'P400D', 20, null])(
    'takes not %j',
    async (cookTime) => {
      expect(await summarize(ld({ ...RECIPE, cookTime }))).toMatchObject({ recipe: { cook_minutes: null } });
    },
  );
});

describe('an article', () => {
  test('says who wrote it and when', async () => {
    const page = ld({
      '@type': 'BlogPosting',
      headline: 'On chairs',
      author: [{ '@type': 'Person', name: 'Ada' }, 'Ben', { name: 'Ada' }],
      datePublished: '2026-03-31T23:30:00+02:00',
    });
    expect(await summarize(page)).toMatchObject({
      type_name: 'article',
      display_name: 'On chairs',
      offer: null,
      article: { authors: ['Ada', 'Ben'], published_on: '2026-03-31' },
    });
  });

  test('is told by tags, whose author may be an address', async () => {
    const tags = (
      author: string,
    ) => `<meta property="og:type" content="article"><meta property="og:title" content="News">
      <meta property="article:author" content="${author}"><meta property="article:published_time" content="2026-01-02">`;
    const article = async (author: string) => (await summarize(tags(author)))?.article;
    expect(await article('Chi')).toEqual({ authors: ['Chi'], published_on: '2026-01-02' });
    expect(await article('https://site.example/chi')).toEqual({ authors: [], published_on: '2026-01-02' });
  });

  test.each(['2026-13-01', '2026-02-31', '0001-01-01', 'yesterday', '2026-1-1', 20260101])(
    'has no day %j',
    async (datePublished) => {
      const page = ld({ '@type': 'NewsArticle', author: 'Ada', datePublished });
      expect(await summarize(page)).toMatchObject({ article: { published_on: null } });
    },
  );

  test('without author and day it is a page like any other, and such a page has no summary', async () => {
    expect(await summarize(ld({ '@type': 'Article', headline: 'On chairs' }))).toBeNull();
    expect(await summarize('<title>A page</title><meta property="og:title" content="A page">')).toBeNull();
  });
});

test('texts lose markup, scripts and characters that steer, and have a length', async () => {
  const name = `<img src=x onerror=alert(1)>A<script>alert(2)</script> &lt;b&gt;chair\u202e\u0000\u2028 now ${'x'.repeat(500)}`;
  const summary = await summarize(product({ price: 1, priceCurrency: 'EUR' }, { name }));
  expect(summary?.display_name).toMatch(/^A <b>chair now x+$/);
  expect(summary?.display_name?.length).toBeLessThanOrEqual(200);
  const recipeIngredient = Array.from({ length: 1000 }, (_, at) => `${at} ${'y'.repeat(500)}`);
  const { recipe } = (await summarize(ld({ '@type': 'Recipe', recipeIngredient }))) ?? {};
  expect(recipe?.ingredients).toHaveLength(40);
  expect(Math.max(...(recipe?.ingredients.map((line) => line.length) ?? []))).toBeLessThanOrEqual(120);
});

const nested = (depth: number) => '{"@graph":['.repeat(depth) + ']}'.repeat(depth);

test.each([
  '<script type="application/ld+json">{"@type": "Product", "offers": </script>',
  '<script type="application/ld+json">null</script><script type="application/ld+json">[[[7]]]</script>',
  `<script type="application/ld+json">${nested(100_000)}</script>`,
  `<script type="application/ld+json">${'['.repeat(400_000)}</script>`,
  `<script type="application/ld+json">[${'{"@type":"Product","name":{"name":{}}},'.repeat(40_000)}7]</script>`,
  '<script type="application/ld+json">{"@type":"Product","__proto__":{"offers":1},"constructor":{"price":1}}</script>',
  `${'<div itemscope itemprop="a b c d">'.repeat(40_000)}`,
  `${'<p itemprop="name">'.repeat(500)}${'x'.repeat(1_000_000)}`,
  `<div itemscope itemtype="Product">${'<b itemprop="name">'.repeat(400)}${'<i>x</i>'.repeat(100_000)}`,
  '<div itemprop="offers" itemscope>',
  '<script type="application/ld+json">',
  '\0',
])('survives hostile data %#', async (html) => {
  expect(await summarize(html)).toBeNull();
});

test('texts are cut without halves of characters and zeros, which the database refuses', async () => {
  const emoji = (length: number) => `${'a'.repeat(length)}😀`;
  const page = await summarize(`<meta property="og:description" content="${emoji(299)}">
    ${ld({ '@type': 'Recipe', name: emoji(199), recipeIngredient: [emoji(119), '1\u0000 egg'], recipeYield: '4' })}`);
  expect(page).toMatchObject({
    display_name: 'a'.repeat(199),
    display_description: 'a'.repeat(299),
    recipe: { ingredients: ['a'.repeat(119), '1 egg'] },
  });
});

test.each([
  ['type', ld({ '@type': `${'a'.repeat(1_900_000)}/`, name: 'Slow' })],
  ['kind of thing', `<div itemscope itemtype="${'a'.repeat(1_900_000)}/"><i itemprop="name">Slow</i></div>`],
  ['availability', `<meta property="product:availability" content="${'a'.repeat(1_900_000)}/">`],
  [
    'price',
    `<meta property="og:price:amount" content="${'1,'.repeat(900_000)}">
    <meta property="og:price:currency" content="EUR">`,
  ],
])('a page of one endless %s is read in time that grows with its length', async (_what, html) => {
  expect(await summarize(html)).toBeNull();
});
