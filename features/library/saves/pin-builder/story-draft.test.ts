import { expect, test } from 'vitest';
import type { DraftMedia } from './drafts.ts';
import {
  changeStory,
  isStoryEmpty,
  newPage,
  roomForFiles,
  startStory,
  storyError,
  storyOptions,
} from './story-draft.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const upload = (signature: string, cover: string | null = null): DraftMedia => ({
  from: 'upload',
  kind: cover ? 'video' : 'image',
  uploadId: '5',
  signature,
  cover,
});
const [one, two, three] = [
  newPage({ media: upload('a') }),
  newPage({ text: 'Then' }),
  newPage({ media: upload('c', 'd') }),
];
const story = startStory(one, two, three);
const keys = (from: typeof story) => from.pages.map((page) => page.key);

test.each([
  [three, 'before', one, [three, one, two]],
  [three, 'before', two, [one, three, two]],
  [one, 'after', two, [two, one, three]],
  [one, 'after', three, [two, three, one]],
  [two, 'after', two, [one, two, three]],
] as const)('a page moves beside another (%#)', (page, side, beside, expected) => {
  const moved = changeStory(story, { action: 'move', key: page.key, besideKey: beside.key, side });
  expect(keys(moved)).toEqual(expected.map(({ key }) => key));
});

test('a page stays where its neighbour has gone meanwhile', () => {
  const move = { action: 'move', key: one.key, besideKey: 'page-0', side: 'after' } as const;
  expect(keys(changeStory(story, move))).toEqual(keys(story));
});

test('files fill the open page, then make pages, at most twenty', () => {
  const many = Array.from({ length: 25 }, (_, index) => file(`${index}.png`));
  const { pages, openKey } = changeStory(startStory(), { action: 'add-files', files: many });
  expect(pages).toHaveLength(20);
  expect(pages[0]).toMatchObject({ key: openKey, file: many[0] });
  expect(changeStory({ ...story, pages }, { action: 'add-page' }).pages).toHaveLength(20);
});

test('a full story has room for a file only on an open page without one', () => {
  const many = Array.from({ length: 20 }, (_, index) => new File(['x'], `${index}.png`));
  const full = changeStory(startStory(), { action: 'add-files', files: many });
  expect([roomForFiles(startStory()), roomForFiles(full)]).toEqual([20, 0]);
  const key = full.openKey;
  expect(roomForFiles(changeStory(full, { action: 'set-page', key, to: { file: null } }))).toBe(1);
});

test('a removed page gives its place to the next, and one is always there', () => {
  const opened = changeStory(story, { action: 'set', to: { openKey: two.key, coverKey: two.key } });
  const left = changeStory(opened, { action: 'remove', key: two.key });
  expect(left).toMatchObject({ openKey: three.key, coverKey: null });
  const alone = changeStory(startStory(one), { action: 'remove', key: one.key });
  expect(isStoryEmpty(alone)).toBe(true);
  expect(alone.openKey).toBe(alone.pages[0]?.key);
});

test('the cover is the chosen page, a frame of a video, else the first picture', () => {
  expect(storyOptions(story).story_pin.metadata.pin_image_signature).toBe('a');
  expect(storyOptions({ ...story, coverKey: three.key }).story_pin.metadata.pin_image_signature).toBe('d');
});

test('the pages are sent as blocks in reading order', () => {
  expect(storyOptions(story).story_pin.pages).toEqual([
    { blocks: [{ type: 2, image_signature: 'a' }] },
    { blocks: [{ type: 1, text: 'Then' }] },
    { blocks: [{ type: 3, video_signature: 'c' }] },
  ]);
});

test('what hinders publishing is said with its page', () => {
  const waiting = newPage({ file: file('a.png') });
  const empty = newPage();
  expect(storyError(story)).toBeNull();
  expect(storyError(startStory(one, waiting))).toEqual({ problem: 'file-on-its-way', key: waiting.key });
  expect(storyError(startStory(one, empty))).toEqual({ problem: 'empty-page', key: empty.key });
  expect(storyError(startStory(two))).toEqual({ problem: 'no-cover', key: two.key });
});
