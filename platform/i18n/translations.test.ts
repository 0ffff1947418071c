import { expect, test } from 'vitest';
import { type CatalogLoader, openTranslations } from './translations.ts';

const catalog =
  (hello: string, one: string, other: string): CatalogLoader =>
  async () => ({
    messages: {
      hello: [hello, ['name']],
      lamps: [['count', 'plural', { one: ['#', ` ${one}`], other: ['#', ` ${other}`] }]],
    },
  });

const open = () =>
  openTranslations('en', {
    en: catalog('Hello ', 'lamp', 'lamps'),
    de: catalog('Hallo ', 'Lampe', 'Lampen'),
    fr: catalog('Bonjour ', 'lampe', 'lampes'),
  });

test('requests of several locales at once do not mix', async () => {
  const translations = open();
  const request = async (locale: 'en' | 'de') => {
    const i18n = await translations.i18nFor(locale);
    const words: string[] = [];
    for (const name of ['Ada', 'Ben']) {
      words.push(i18n._('hello', { name }));
      await new Promise(setImmediate);
    }
    return words;
  };
  expect(await Promise.all([request('en'), request('de'), request('en')])).toEqual([
    ['Hello Ada', 'Hello Ben'],
    ['Hallo Ada', 'Hallo Ben'],
    ['Hello Ada', 'Hello Ben'],
  ]);
});

test('counts take the form of their language', async () => {
  const translations = open();
  const [en, fr] = [await translations.i18nFor('en'), await translations.i18nFor('fr')];
  expect([0, 1, 2].map((count) => en._('lamps', { count }))).toEqual(['0 lamps', '1 lamp', '2 lamps']);
  expect([0, 1, 2].map((count) => fr._('lamps', { count }))).toEqual(['0 lampe', '1 lampe', '2 lampes']);
});

test('a catalogue is loaded once, when it is wanted, and again only after it failed', async () => {
  let loads = 0;
  const translations = openTranslations('en', {
    de: async () => {
      loads += 1;
      if (loads === 1) throw new Error('network lost');
      return { messages: {} };
    },
  });
  expect((await translations.i18nFor('en')).locale).toBe('en');
  expect(loads).toBe(0);
  await expect(translations.i18nFor('de')).rejects.toThrow('network lost');
  const [one, two] = await Promise.all([translations.i18nFor('de'), translations.i18nFor('de')]);
  expect(one).toBe(two);
  expect(loads).toBe(2);
});

test('a locale without a catalogue gets the texts of the code', async () => {
  const translations = open();
  for (const locale of ['', 'sv', 'constructor', '../../etc']) {
    const i18n = await translations.i18nFor(locale);
    expect([i18n.locale, i18n._({ id: 'x', message: 'Plain' })]).toEqual(['en', 'Plain']);
  }
});
