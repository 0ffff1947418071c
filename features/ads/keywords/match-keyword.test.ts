import { expect, test } from 'vitest';
import { keywordText, MATCH_TYPES, type MatchType } from './keyword.ts';
import { isMatch, wordsIn } from './match-keyword.ts';

const matches = (matchType: MatchType, value: string, query: string) =>
  isMatch({ matchType, words: wordsIn(value) }, wordsIn(query));

test('broad: all words in any order; phrase: as they stand; exact: these alone', () => {
  const queries = ['red lamp', 'lamp red', 'small red lamp shade', 'red floor lamp', 'lamp'];
  const found = (type: MatchType) => queries.filter((query) => matches(type, 'Red lamp', query));
  expect(found('BROAD')).toEqual(['red lamp', 'lamp red', 'small red lamp shade', 'red floor lamp']);
  expect(found('PHRASE')).toEqual(['red lamp', 'small red lamp shade']);
  expect(found('PHRASE_NEGATIVE')).toEqual(found('PHRASE'));
  expect(found('EXACT')).toEqual(['red lamp']);
  expect(found('EXACT_NEGATIVE')).toEqual(['red lamp']);
});

test('case, accents and marks do not count; parts of words do', () => {
  expect(matches('EXACT', 'Café-Stühle!', 'cafe stuhle')).toBe(true);
  expect(matches('BROAD', 'lamp', 'lampshade')).toBe(false);
  expect(matches('PHRASE', 'ランプ', '北欧のランプ')).toBe(true);
  expect(wordsIn('— !')).toEqual([]);
  for (const type of MATCH_TYPES) expect(matches(type, '!', 'lamp')).toBe(false);
});

test('keywords are written as advertisers write them', () => {
  expect(MATCH_TYPES.map((type) => keywordText(type, 'lamp'))).toEqual([
    ...['lamp', '"lamp"', '[lamp]', '−"lamp"', '−[lamp]'],
  ]);
});
