/** Nothing serves it, so the sample world brings it along. */
export interface SamplePage {
  readonly owner: string;
  readonly board: string;
  /** The oldest is 0. */
  readonly pin: number;
  readonly url: string;
  readonly html: string;
}

const page = (owner: string, board: string, pin: number, url: string, thing: object): SamplePage => ({
  ...{ owner, board, pin, url },
  html: `<!doctype html><html><head><title>Sample</title><script type="application/ld+json">${JSON.stringify(thing)}</script></head></html>`,
});

const offer = (price: string, priceCurrency: string, availability: string) => ({
  ...{ price, priceCurrency, availability: `https://schema.org/${availability}` },
});

export const SAMPLE_PAGES: readonly SamplePage[] = [
  page('ada', 'Pots I want to throw', 0, 'https://kiln-and-clay.example/pots/12', {
    '@type': 'Product',
    name: 'Stoneware pot, hand thrown',
    offers: offer('48.00', 'EUR', 'InStock'),
  }),
  page('studio', 'Chairs', 0, 'https://studio-fold.example/chairs/one', {
    '@type': 'Product',
    name: 'Chair one',
    offers: offer('340.00', 'EUR', 'MadeToOrder'),
  }),
  page('nordwool', 'Knit', 0, 'https://nordwool.example/wool/grey', {
    '@type': 'Product',
    name: 'Undyed wool, 100 g',
    offers: offer('129.00', 'NOK', 'OutOfStock'),
  }),
  page('dora', 'Soup season', 0, 'https://soup-pot.example/tomato', {
    '@type': 'Recipe',
    name: 'Tomato soup for a wet day',
    recipeYield: '4 servings',
    prepTime: 'PT15M',
    cookTime: 'PT40M',
    recipeIngredient: [
      '1 kg ripe tomatoes',
      '2 onions, sliced',
      '3 tbsp olive oil',
      '1 clove of garlic',
      '500 ml vegetable stock',
      'A handful of basil',
      'Salt and pepper',
    ],
  }),
  page('tallgrass', 'Meadows', 0, 'https://tallgrass.example/journal/first-mowing', {
    '@type': 'BlogPosting',
    headline: 'When to mow a meadow',
    author: { '@type': 'Person', name: 'Mira Halden' },
    datePublished: '2026-06-21',
  }),
];
