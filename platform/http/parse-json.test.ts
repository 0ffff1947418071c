import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const read = (text: string) => parseJson(text, 'data');

test.each([
  ['{"id":166633186212709481}', { id: '166633186212709481' }],
  ['[ 9007199254740991, 9007199254740993 ]', [9007199254740991, '9007199254740993']],
  ['9007199254740993', '9007199254740993'],
  ['{"a":[1,\n9007199254740993\n]}', { a: [1, '9007199254740993'] }],
  ['"[9007199254740993]"', '[9007199254740993]'],
  ['{"\\",9007199254740993":"\\\\"}', { '",9007199254740993': '\\' }],
  ['["said \\"at\\" :9007199254740993,"]', ['said "at" :9007199254740993,']],
  ['[0.12500000000000000000]', [0.125]],
  ['[-9007199254740993]', [-9007199254740992]],
  ['[10000000000000000000e2, 1e400]', [1e21, Number.POSITIVE_INFINITY]],
])('%s is read so that no digit of an id is lost', (text, value) => {
  expect(read(text)).toEqual(value);
});

test.each([
  ['{bad'],
  ['[01234567890123456789]'],
  ['{9007199254740993:1}'],
  ['{"a":1,9007199254740993:1}'],
  ['9007199254740993 9007199254740993'],
  ['"9007199254740993'],
  ['["a" 9007199254740993]'],
])('%s is no JSON', (text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ kind: 'invalid', field: 'data' }));
});

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('%s is nested a hundred deep at most', (open, close) => {
  const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
  expect(() => read(nested(100))).not.toThrow();
  for (const levels of [101, 6000, 200_000]) {
    expect(() => read(nested(levels))).toThrow(expect.objectContaining({ kind: 'invalid', field: 'data' }));
  }
});

test('of what is long and never closed each letter is looked at once', () => {
  const opened = `${'"\\'.repeat(250_000)}9007199254740993`;
  expect(() => read(opened)).toThrow(expect.objectContaining({ kind: 'invalid' }));
});
