import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { forgivenIn, typosBetween } from './query-words.ts';

/** The same numbers in each run, from 0 to below 1: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const random = numbersFrom(7);
const upTo = (count: number) => Math.floor(random() * count);
const letter = () => 'abcdeilnorst'[upTo(12)] ?? 'a';

function misspelt(word: string): string {
  const at = upTo(word.length);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (upTo(4)) {
    case 0:
      return before + letter() + word.slice(at);
    case 1:
      return before + after;
    case 2:
      return before + letter() + after;
    default:
      return before + after.slice(0, 1) + word.charAt(at) + after.slice(1);
  }
}

test('whatever is forgiven has a variant in common with the word, so that the index finds it', async () => {
  const pairs = Array.from({ length: 5000 }, () => {
    const word = Array.from({ length: 3 + upTo(10) }, letter).join('');
    const once = misspelt(word);
    return { word, typed: upTo(2) ? once : misspelt(once) };
  }).filter(({ word, typed }) => word.length >= 3 && typosBetween(typed, word) <= forgivenIn(typed));
  const typos = (count: number) => pairs.filter(({ word, typed }) => typosBetween(typed, word) === count);
  expect(typos(1).length).toBeGreaterThan(1000);
  expect(typos(2).length).toBeGreaterThan(300);
  const db = await freshDatabase();
  const missed = await db.rows(
    `select word, typed from unnest($1::text[], $2::text[]) as pair (word, typed)
     where not search_variants(word) && search_variants(typed)`,
    [pairs.map(({ word }) => word), pairs.map(({ typed }) => typed)],
  );
  expect(missed).toEqual([]);
});
