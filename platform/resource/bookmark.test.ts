import { expect, test } from 'vitest';
import { cutPage, decodeBookmark, encodeBookmark, sentBookmark } from './bookmark.ts';

const SECRET = 'a-secret-of-the-test';
const key = ['2026-01-02', 7, null] as const;
const bookmark = encodeBookmark(key, 'BoardsResource.get', SECRET);

const invalid = expect.objectContaining({ kind: 'invalid', reason: 'invalid-bookmarks', field: 'bookmarks' });

test('a bookmark gives back the key of its page, to its own list alone', () => {
  expect(decodeBookmark(bookmark, 'BoardsResource.get', SECRET)).toEqual(key);
  const wrong = [
    () => decodeBookmark(bookmark, 'PinsResource.get', SECRET),
    () => decodeBookmark(bookmark, 'BoardsResource.get', 'another secret'),
  ];
  for (const read of wrong) expect(read).toThrow(invalid);
});

test('a bookmark that was changed, cut or made up is refused', () => {
  const [payload = '', mac = ''] = bookmark.split('.');
  const other = Buffer.from(JSON.stringify([1])).toString('base64url');
  const cut = [
    `${payload.slice(4)}.${mac}`,
    `${payload}.${mac.slice(4)}`,
    payload,
    `.${mac}`,
    '',
    '.',
    'x.y',
  ];
  for (const text of [`${other}.${mac}`, ...cut])
    expect(() => decodeBookmark(text, 'BoardsResource.get', SECRET), text).toThrow(invalid);
});

test('a bookmark does not tell what it carries', () => {
  const [text = ''] = bookmark.split('.');
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('2026');
  const [one, other] = [1, 2].map((id) => encodeBookmark([id], 'BoardsResource.get', SECRET));
  expect(one?.slice(0, 4)).not.toBe(other?.slice(0, 4));
  expect(encodeBookmark([1], 'PinsResource.get', SECRET)).not.toBe(one);
});

test.each([
  [{}, null],
  [{ bookmarks: null }, null],
  [{ bookmarks: [] }, null],
  [{ bookmarks: [null] }, null],
  [{ bookmarks: [''] }, null],
  [{ bookmark: '' }, null],
  [{ bookmarks: ['one', 'two'] }, 'one'],
  [{ bookmarks: 'one' }, 'one'],
  [{ bookmark: 'one' }, 'one'],
  [{ bookmarks: [], bookmark: 'one' }, 'one'],
  [{ bookmarks: ['one'], bookmark: 'two' }, 'one'],
])('of %o the bookmark is %j', (sent, expected) => {
  expect(sentBookmark(sent)).toBe(expected);
});

test.each([{ bookmarks: [7] }, { bookmarks: {} }, { bookmark: 7 }])('%o holds no bookmark', (sent) => {
  expect(() => sentBookmark(sent)).toThrow(invalid);
});

test('a page ends with the row after which the next begins, if one was read beyond it', () => {
  expect(cutPage(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], last: 'b' });
  expect(cutPage(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], last: undefined });
  expect(cutPage([], 2)).toEqual({ shown: [], last: undefined });
});
