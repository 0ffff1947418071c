import { expect, test } from 'vitest';
import { nameFiles } from './name-files.ts';

const savedAt = new Date();
const file = (extension = 'jpg') => ({ key: `originals/${extension}`, extension });
const namesOf = (...titles: string[]) =>
  nameFiles(titles.map((title) => ({ title, savedAt, files: [file()] }))).map(({ name }) => name);

test('files are named by number and title, which systems take', () => {
  expect(namesOf('A lamp', 'A lamp', '', 'con', 'a/b\\c:d*e?"<f>|g.', 'Küche 🪑')).toEqual([
    '1 A lamp.jpg',
    '2 A lamp.jpg',
    '3.jpg',
    '4 con.jpg',
    '5 a b c d e f g.jpg',
    '6 Küche 🪑.jpg',
  ]);
  const [long = ''] = namesOf('🪑'.repeat(300));
  expect([...long]).toHaveLength(86);
});

test('they sort as chosen, and pages of a story are numbered', () => {
  const pins = Array.from({ length: 12 }, () => ({ title: 'x', savedAt, files: [file()] }));
  expect(nameFiles(pins).map(({ name }) => name)[1]).toBe('02 x.jpg');
  const story = { title: 'Bread', savedAt, files: [file('png'), file('mp4')] };
  expect(nameFiles([story]).map(({ name }) => name)).toEqual(['1-1 Bread.png', '1-2 Bread.mp4']);
});
