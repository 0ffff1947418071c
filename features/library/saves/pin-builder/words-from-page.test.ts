import { expect, test } from 'vitest';
import { wordsFromPage } from './words-from-page.ts';

const url = 'https://example.com/oak';

test('a page gives its title, its description and itself as the link', () => {
  const page = { url, title: 'Oak', description: 'About oaks' };
  expect(wordsFromPage(page, { alt: 'An oak' })).toEqual({
    title: 'Oak',
    description: 'About oaks',
    link: url,
    altText: 'An oak',
  });
  expect(wordsFromPage({ url, title: null, description: null }, { alt: null })).toMatchObject({ title: '' });
});

test('[CREATE-14] long titles are cut to 200 characters, long descriptions to 496 between words', () => {
  const words = wordsFromPage(
    { url, title: 'x'.repeat(300), description: 'oak tree '.repeat(90) },
    { alt: null },
  );
  expect(words.title).toHaveLength(200);
  expect(words.description.length).toBeLessThanOrEqual(496);
  expect(words.description).toMatch(/(oak|tree)…$/);
});
