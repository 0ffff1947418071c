import { expect, test } from 'vitest';
import { NO_TEXT } from '../pin-text.ts';
import { readStory, writeStory } from './stored-story.ts';
import { newPage, startStory } from './story-draft.ts';

test('a story comes back with its words, its pages in order, and its cover', () => {
  const media = { from: 'upload', kind: 'image', uploadId: '5', signature: 'ab', cover: null } as const;
  const [first, second] = [newPage({ text: 'One' }), newPage({ media })];
  const pinText = { ...NO_TEXT, title: 'Oak' };
  const read = readStory(writeStory({ ...startStory(first, second), pinText, coverKey: second.key }));
  expect(read?.pinText).toEqual(pinText);
  expect(read?.pages.map((page) => [page.text, page.media])).toEqual([
    ['One', null],
    ['', media],
  ]);
  expect(read?.coverKey).toBe(read?.pages[1]?.key);
});

test('an empty story is not kept, and what is none is none', () => {
  expect(writeStory(startStory())).toBeNull();
  expect([null, '', '{', '[]', '{"pages":7}'].map(readStory)).toEqual([null, null, null, null, null]);
});
