import { expect, test } from 'vitest';
import { type DraftBlock, EMPTY_DRAFT, moveBlock, readAddress, sentOf } from './article-draft.ts';

const text = (key: string): DraftBlock => ({ key, kind: 'text', text: key });
const blocks = ['a', 'b', 'c', 'd'].map(text);
const keys = (list: readonly DraftBlock[]) => list.map(({ key }) => key).join('');

test('a block moves to the place of another one, up or down, and nowhere to itself or to what is gone', () => {
  expect(keys(moveBlock(blocks, 'a', 'c'))).toBe('bcad');
  expect(keys(moveBlock(blocks, 'd', 'b'))).toBe('adbc');
  expect(keys(moveBlock(blocks, 'b', 'b'))).toBe('abcd');
  expect(keys(moveBlock(blocks, 'b', 'x'))).toBe('abcd');
  expect(keys(moveBlock(blocks, 'x', 'a'))).toBe('abcd');
});

test('an address of a pin or board of this site is read, and anything else is a search', () => {
  const origin = 'https://pins.example';
  expect(readAddress('https://pins.example/pin/12/?x=1', origin)).toEqual({ kind: 'pin', id: '12' });
  expect(readAddress(' /pin/12 ', origin)).toEqual({ kind: 'pin', id: '12' });
  expect(readAddress('/ada/k%C3%BCche/', origin)).toEqual({ kind: 'board', username: 'ada', slug: 'küche' });
  for (const typed of [
    'oak',
    'pin/12',
    'https://elsewhere.example/pin/12/',
    '/ada/',
    '/ada/a/b/',
    '/pin/x/y/',
    '',
  ]) {
    expect(readAddress(typed, origin), typed).toBeNull();
  }
});

test('an empty text is not saved, and only a pin that is there is the cover', () => {
  const pin: DraftBlock = { key: 'p', kind: 'pin', id: '7', thing: null };
  const draft = { ...EMPTY_DRAFT, title: 'A', type: '2', coverPinId: '7' };
  const empty: DraftBlock = { key: 'e', kind: 'text', text: ' \n' };
  expect(sentOf({ ...draft, blocks: [empty, pin] })).toMatchObject({
    ...{ article_type: 2, cover_pin_id: '7', blocks: [{ type: 'pin', pin_id: '7' }] },
  });
  expect(sentOf(draft)).toMatchObject({ cover_pin_id: null, blocks: [] });
  expect(sentOf({ ...draft, blocks: [pin], coverSignature: 'f' })).toMatchObject({ cover_pin_id: null });
});
