import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells are quoted where they need it, lines end as the standard says, and numbers stay numbers', () => {
  const rows = [
    ['Title', 'Saves'],
    ['A "red" chair, old', 3],
    ['Two\nlines', null],
    ['Straße 東京', -1],
    ['', 0],
  ];
  expect(csvOf(rows)).toBe(
    'Title,Saves\r\n"A ""red"" chair, old",3\r\n"Two\nlines",\r\nStraße 東京,-1\r\n,0\r\n',
  );
});

test('no title is taken for a formula', () => {
  const titles = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a.example","b")'];
  for (const title of titles) {
    const csv = csvOf([[title]]);
    expect(csv.replace(/^"/, '').startsWith("'"), title).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
  }
  expect(csvOf([['a=1', 'b@c', '1-2']])).toBe('a=1,b@c,1-2\r\n');
});
