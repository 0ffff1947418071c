import { expect, test } from 'vitest';
import { textFromPage } from './use-open-draft.ts';

const url = 'https://example.com/oak';

test('a page gives its title, its description and itself as the link', () => {
  const page = { url, title: 'Oak', description: 'About oaks' };
  expect(textFromPage(page, { alt: 'An oak' })).toEqual({
    title: 'Oak',
    description: 'About oaks',
    link: url,
    altText: 'An oak',
  });
  expect(textFromPage({ url, title: null, description: null }, { alt: null })).toMatchObject({ title: '' });
});

test('[CREATE-14] long titles are cut to 200 characters, long descriptions to 496 between words', () => {
  const pinText = textFromPage(
    { url, title: 'x'.repeat(300), description: 'oak tree '.repeat(90) },
    { alt: null },
  );
  expect(pinText.title).toHaveLength(200);
  expect(pinText.description.length).toBeLessThanOrEqual(496);
  expect(pinText.description).toMatch(/(oak|tree)…$/);
});
