import { expect, test } from 'vitest';
import { fillIn } from '#platform/i18n/msg.ts';
import type { RichSummary } from '../rich-summary.ts';
import { formatMinutes, linkFacts } from './link-facts.ts';

const SUMMARY: RichSummary = {
  ...{ type: 'richpindataview', type_name: 'product', url: 'https://shop.example/' },
  ...{ site_name: null, display_name: null, display_description: null },
  ...{ offer: null, recipe: null, article: null },
};
const factsOf = (summary: Partial<RichSummary>) =>
  linkFacts({ ...SUMMARY, ...summary }, { locale: 'en', say: async (text, values) => fillIn(text, values) });

test('a pin whose page says nothing has no facts', async () => {
  expect(await linkFacts(null, { locale: 'en', say: async (text) => text })).toBeNull();
});

test('a product says whether it can be had', async () => {
  const offer = { price_value: 120, price_currency: 'EUR', availability: 'discontinued' } as const;
  expect(await factsOf({ offer })).toEqual({ availability: 'No longer sold', line: '', ingredients: null });
  expect((await factsOf({ offer: { ...offer, availability: null } }))?.availability).toBeNull();
});

test('a recipe says servings, times and ingredients, as far as its page does', async () => {
  const recipe = { servings: '4', prep_minutes: 20, cook_minutes: 90, total_minutes: null };
  expect(await factsOf({ recipe: { ...recipe, ingredients: ['Flour', 'Salt'] } })).toEqual({
    availability: null,
    line: 'Servings: 4 · Prep 20 min · Cook 1 hr 30 min',
    ingredients: { title: 'Ingredients (2)', items: ['Flour', 'Salt'] },
  });
  const little = { servings: 'One loaf', prep_minutes: null, cook_minutes: null, total_minutes: 60 };
  expect(await factsOf({ recipe: { ...little, ingredients: [] } })).toMatchObject({
    line: 'One loaf · Total 1 hr',
    ingredients: null,
  });
});

test('an article says who wrote it and when', async () => {
  const article = { authors: ['Ada', 'Ben'], published_on: '2026-03-31' };
  expect((await factsOf({ article }))?.line).toBe('By Ada and Ben · March 31, 2026');
  expect((await factsOf({ article: { ...article, authors: [] } }))?.line).toBe('March 31, 2026');
});

test('times are written as people write them', () => {
  expect([5, 60, 90, 1560].map((minutes) => formatMinutes(minutes, 'en'))).toEqual([
    ...['5 min', '1 hr', '1 hr 30 min', '26 hr'],
  ]);
});
