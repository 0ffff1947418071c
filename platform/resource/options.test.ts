import { expect, test } from 'vitest';
import {
  booleanOption,
  idOption,
  lineOption,
  linkOption,
  listOption,
  notThere,
  pageSizeOption,
  textOption,
} from './options.ts';

test('an id is a decimal text or a number', () => {
  expect([idOption.parse('12'), idOption.parse(12)]).toEqual(['12', '12']);
  for (const value of ['', '0', '-1', '1.5', 'x', 0, 1.5, null])
    expect(idOption.safeParse(value).success, String(value)).toBe(false);
  expect(idOption.safeParse('x').error?.issues[0]?.message).toBe('{field}: must be an id');
});

test('what names nothing that can exist says of what there is none', () => {
  expect(notThere('board')).toEqual({ code: 'custom', message: '', params: { notThere: 'board' } });
});

test('a boolean may be spelled in the ways of clients', () => {
  for (const value of [true, 'true', '1', 1]) expect(booleanOption.parse(value), String(value)).toBe(true);
  for (const value of [false, 'false', '0', '', 0])
    expect(booleanOption.parse(value), String(value)).toBe(false);
  for (const value of ['yes', 2, undefined, null, [], 'TRUE'])
    expect(booleanOption.safeParse(value).success, String(value)).toBe(false);
});

test('a page has at least one row, and as many as there may be where more are asked for', () => {
  const size = pageSizeOption(25, 100);
  expect([undefined, 1, '30', 100, 5000].map((sent) => size.parse(sent))).toEqual([25, 1, 30, 100, 100]);
  expect(pageSizeOption(25).parse(1000)).toBe(250);
  for (const sent of [0, -1, 1.5, 'x']) expect(size.safeParse(sent).success, String(sent)).toBe(false);
});

test('a list is sent as one, or as a text with commas', () => {
  const list = listOption(idOption, 3);
  expect([[], '', ['1', 2], '1,2,', ',3'].map((sent) => list.parse(sent))).toEqual([
    ...[[], [], ['1', '2']],
    ...[['1', '2'], ['3']],
  ]);
  expect(list.safeParse('1,2,3').success).toBe(true);
  for (const sent of ['1,2,3,4', [1, 2, 3, 4], 'x', 7])
    expect(list.safeParse(sent).success, String(sent)).toBe(false);
});

test('a line holds no invisible characters and no white space but single blanks inside', () => {
  const line = lineOption(11);
  expect(line.parse(' a\u0000\u202e  b\r\n\tc\ufeff ')).toBe('a b c');
  expect(line.parse('  hello  world  ')).toBe('hello world');
  expect(line.safeParse('hello worlds').success).toBe(false);
});

test('a text keeps its lines', () => {
  const text = textOption(8);
  expect(text.parse(' a\u0007\r\nb\rc\n\nd  ')).toBe('a\nb\nc\n\nd');
  expect(text.safeParse('123456789').success).toBe(false);
});

test('a link leads to the web, without a name and password, or nowhere', () => {
  expect(linkOption.parse(' https://shop.example/a ')).toBe('https://shop.example/a');
  const long = `https://shop.example/${'a'.repeat(2027)}`;
  for (const link of ['', 'http://shop.example', long])
    expect(linkOption.safeParse(link).success, link).toBe(true);
  for (const link of [
    ...['shop.example', 'ftp://shop.example', 'javascript:alert(1)', 'https://'],
    ...['https://ada@shop.example', 'https://:pass@shop.example', `${long}a`],
  ])
    expect(linkOption.safeParse(link).success, link).toBe(false);
});
