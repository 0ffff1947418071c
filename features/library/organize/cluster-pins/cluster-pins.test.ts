import { expect, test } from 'vitest';
import { clusterPins, keepClusters } from './cluster-pins.ts';
import { type ComparedPin, traitsOf } from './pin-traits.ts';

let count = 0;
function pin(title: string, more: Partial<ComparedPin> = {}): ComparedPin {
  count += 1;
  const none = { description: '', altText: '', domain: null, color: '#808080' };
  return { id: String(count).padStart(4, '0'), title, ...none, ...more };
}

const soups = [
  'Pumpkin soup with ginger',
  'Lentil soup in a bowl',
  'Cold cucumber soup',
  'Soups for November',
];
const chairs = [
  'Wing chair by the stove',
  'A chair of bent oak',
  'Rattan chair, repaired',
  'Chairs around a table',
];
const both = () => soups.flatMap((soup, index) => [pin(soup), pin(chairs[index] ?? '')]);
const namesOf = (pins: readonly ComparedPin[]) => clusterPins(pins).map(({ names }) => names[0]);

test('pins that share their subject come together, named by the word that they use most', () => {
  const pins = both();
  const found = clusterPins(pins);
  expect(found.map(({ names }) => names[0])).toEqual(['soup', 'chair']);
  expect(found.map(({ pinIds }) => pinIds)).toEqual(
    [0, 1].map((at) => pins.filter((_, n) => n % 2 === at).map(({ id }) => id)),
  );
});

test('a few pins of one subject come together though each has its own words, and the subject names them', () => {
  const found = clusterPins(soups.map((title) => pin(title, { color: '#e0902a' })));
  expect(found.map(({ names, pinIds }) => [names[0], pinIds.length])).toEqual([['soup', 4]]);
});

test('a subject that most pins have is one still', () => {
  const many = Array.from({ length: 20 }, (_, index) => pin(`${soups[index % 4]} no ${index}`));
  const [first] = clusterPins([...many, ...chairs.map((title) => pin(title))]);
  expect([first?.names[0], first?.pinIds.length]).toEqual(['soup', 20]);
});

test('the same pins give the same clusters', () => {
  const pins = both();
  expect(clusterPins(pins)).toEqual(clusterPins(structuredClone(pins)));
});

test('two pins are no board, and what has nothing in common stays apart', () => {
  expect(clusterPins([pin('Red kite'), pin('Red kite')])).toEqual([]);
  expect(clusterPins(['Harbour', 'Cushion', 'Violin', 'Glacier'].map((title) => pin(title)))).toEqual([]);
  expect(clusterPins([])).toEqual([]);
});

test('hashtags, the site and the colour bring pins together as well', () => {
  const others = ['Harbour', 'Cushion', 'Violin', 'Glacier', 'Kettle'].map((title) => pin(title));
  const names = ['One', 'Seven', 'Nine'];
  const tagged = names.map((title) => pin(title, { description: 'so nice #terrazzo' }));
  expect(namesOf([...others, ...tagged])).toContain('terrazzo');
  const fromSite = names.map((title) => pin(title, { domain: 'mugs.example' }));
  expect(namesOf([...others, ...fromSite])).toContain('mugs.example');
  const blue = ['', '', ''].map((title) => pin(title, { color: '#2040d0' }));
  expect(namesOf([...others, ...blue])).toContain('blue');
});

test('words of any writing count, several forms as one, and frequent words not at all', () => {
  const inJapanese = ['京都の庭園', '庭園と石', '小さな庭園', '庭園の春'].map((title) => pin(title));
  expect(namesOf([...both(), ...inJapanese])).toContain('庭園');
  const keys = (title: string) => traitsOf(pin(title)).map(({ key }) => key);
  expect(keys('The cherries of the church')).toEqual(expect.arrayContaining(['word cherry', 'word church']));
  expect(keys('with the and für of')).toEqual(['color grey']);
});

test('a cluster keeps its id while its pins mostly remain, and no id is given twice', () => {
  const found = (...pinIds: string[]) => ({ pinIds, names: ['x'] });
  const known = [
    { id: '1', pinIds: ['a', 'b', 'c', 'd'] },
    { id: '2', pinIds: ['m', 'n', 'o'] },
  ];
  const ids = (clusters: { pinIds: string[]; names: string[] }[]) =>
    keepClusters(known, clusters).map(({ id }) => id);
  expect(ids([found('m', 'n', 'o'), found('a', 'b', 'c', 'e', 'f')])).toEqual(['2', '1']);
  expect(ids([found('x', 'y', 'z')])).toEqual([null]);
  expect(ids([found('a', 'e', 'f')])).toEqual([null]);
  // After a split the larger part keeps the id; after a join the larger cluster's id stays.
  expect(ids([found('a', 'b'), found('c', 'd', 'e')])).toEqual(['1', null]);
  expect(ids([found('a', 'b', 'c', 'd', 'm', 'n', 'o')])).toEqual(['1']);
});

test('many pins without words, and long ones, are grouped, too', () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${'abcdefghij'[index % 10]}${index}`).join(
    ' ',
  );
  const pins = Array.from({ length: 1000 }, (_, index) =>
    pin(index % 2 ? '' : `Lamp ${index}`, { description: index < 40 ? words : '' }),
  );
  expect(clusterPins(pins).map(({ pinIds }) => pinIds.length)).toEqual([960, 40]);
});
