import { expect, test } from 'vitest';
import { forgivenIn, typosBetween, withOthers, withWords, wordsOf } from './query-words.ts';

const plain = (query: string) => wordsOf(query).map(({ word }) => word);

test.each([
  ['Crème Brûlée', ['creme', 'brulee']],
  ['STRASSE straße', []],
  ['Smørrebrød d’été', ['smorrebrod', 'dete']],
  ['"mid century" lamp', ['lamp']],
  ['"mid century', []],
  ['velvet -chair well-known', ['velvet', 'well', 'known']],
  ['#kitchen @ada kitchen', ['kitchen']],
  ['2026 mp3 4ever of x', []],
  ['foo.bar/baz', ['foo', 'bar', 'baz']],
  ['Кухня κουζίνα', ['кухня', 'κουζινα']],
  ['台所 の 椅子', []],
  ['chair chair table', ['table']],
  [
    'one two three four five six seven eight nine'.replaceAll('one', 'zero'),
    plain('zero two three four five six seven eight'),
  ],
])('of %j these words are forgiven: %j', (query, words) => {
  expect(plain(query)).toEqual(words);
});

test('one typo is forgiven from four letters, two from eight', () => {
  expect(['ivy', 'oaks', 'kitchen', 'kitchens'].map(forgivenIn)).toEqual([0, 1, 1, 2]);
});

test.each([
  ['kitchn', 'kitchen', 1],
  ['kitchenn', 'kitchen', 1],
  ['kitcben', 'kitchen', 1],
  ['kithcen', 'kitchen', 1],
  ['ktichne', 'kitchen', Number.POSITIVE_INFINITY],
  ['bathrrom', 'bathroom', 1],
  ['bahtrrom', 'bathroom', 2],
  ['terazo', 'terrazzo', Number.POSITIVE_INFINITY],
  ['terrazo', 'terrazzo', 1],
  ['recieve', 'receive', 1],
  ['ivy', 'ivi', Number.POSITIVE_INFINITY],
  ['kitchen', 'kitchen', 0],
])('from %s to %s are %d typos', (typed, word, typos) => {
  expect(typosBetween(typed, word)).toBe(typos);
});

test('other forms do for a word of a query, but not within a phrase or what is excluded', () => {
  const others = (word: string) =>
    word === 'chairs' ? ['chair', 'chairsome'] : word === 'tile' ? ['tiles'] : [];
  expect(withOthers("'chairs'", others)).toBe("( 'chairs' | 'chair' | 'chairsome' )");
  expect(withOthers("'blue' & 'chairs':*", others)).toBe("'blue' & ( 'chairs':* | 'chair' )");
  expect(withOthers("'tile':*", others)).toBe("'tile':*");
  expect(withOthers("'blue' <-> 'chairs' & 'tile'", others)).toBe(
    "'blue' <-> 'chairs' & ( 'tile' | 'tiles' )",
  );
  expect(withOthers("'chairs' <-> 'blue'", others)).toBe("'chairs' <-> 'blue'");
  expect(withOthers("'oak' & !'chairs'", others)).toBe("'oak' & !'chairs'");
  expect(withOthers("'it''s' & 'tile'", others)).toBe("'it''s' & ( 'tile' | 'tiles' )");
  expect(withOthers('', others)).toBe('');
});

test('corrected words stand where the others stood', () => {
  const query = 'Blue kitchn, bathrrom #kitchn';
  const [, kitchen, bath] = wordsOf(query);
  if (!kitchen || !bath) throw new Error('Words are missing');
  const replaced = [
    { at: kitchen, word: 'kitchen' },
    { at: bath, word: 'bathroom' },
  ];
  expect(withWords(query, replaced)).toBe('Blue kitchen, bathroom #kitchn');
});
