import type { Id } from '#platform/ids/ids.ts';
import { isNegative, type MatchType } from './keyword.ts';

/** Languages that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** In lower case without accents; marks are left out. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
  if (!UNSPACED.test(plain)) return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...segmenter.segment(plain)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

export interface Keyword {
  id: Id;
  matchType: MatchType;
  words: readonly string[];
}

export interface GroupKeywords {
  positive: readonly Keyword[];
  /** Of the ad group and of its campaign. */
  negative: readonly Keyword[];
}

/** Broad: all of its words, in any order; phrase: as they stand, beside others; exact: these and no others. */
export function isMatch({ matchType, words }: Omit<Keyword, 'id'>, query: readonly string[]): boolean {
  if (words.length === 0 || words.length > query.length) return false;
  if (matchType === 'BROAD') return words.every((word) => query.includes(word));
  const standsAt = (start: number) => words.every((word, at) => query[start + at] === word);
  if (matchType.startsWith('EXACT')) return words.length === query.length && standsAt(0);
  return query.some((_, start) => standsAt(start));
}

export function sortKeywords(all: readonly Keyword[]): GroupKeywords {
  return {
    positive: all.filter(({ matchType }) => !isNegative(matchType)),
    negative: all.filter(({ matchType }) => isNegative(matchType)),
  };
}
