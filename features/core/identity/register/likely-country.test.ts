import { expect, test } from 'vitest';
import { likelyCountry } from './countries.ts';

test('a country is guessed from the browser\u2019s language where it names one', () => {
  expect(['de', 'es-MX', 'pt-BR', 'zh-Hant-TW', 'ja'].map(likelyCountry)).toEqual([
    'DE',
    'MX',
    'BR',
    'TW',
    'JP',
  ]);
  expect(['es-419', 'en-US@posix', 'C', '', 'x-private'].map(likelyCountry)).toEqual(['', '', '', '', '']);
});
