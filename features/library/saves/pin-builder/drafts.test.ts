import { expect, test } from 'vitest';
import { NO_TEXT } from '../pin-text.ts';
import { PROFILE } from '../save-target.ts';
import {
  changeDrafts,
  type DraftMedia,
  isEmpty,
  isOnlyLink,
  isRefused,
  newDraft,
  onePlaceOf,
  pinOptions,
  startDrafts,
} from './drafts.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const [oak, elm, ash] = [file('oak.png'), file('elm.png'), file('ash.png')];
const kitchens = { board: { id: '7', name: 'Kitchens', url: '/ada/kitchens/' }, section: null };
const upload: DraftMedia = { from: 'upload', kind: 'image', uploadId: '5', signature: 'ab', cover: null };

const withFiles = (...files: File[]) =>
  changeDrafts(startDrafts(newDraft()), { action: 'add-files', files, target: kitchens });

test('the first file fills the empty draft, each further one makes its own', () => {
  const { all, openKey } = withFiles(oak, elm);
  expect(all.map((draft) => draft.file)).toEqual([oak, elm]);
  expect(openKey).toBe(all[0]?.key);
  expect(all[1]?.target).toEqual(kitchens);
});

test('files that come later leave the open draft alone and are opened', () => {
  const before = withFiles(oak);
  const { all, openKey } = changeDrafts(before, { action: 'add-files', files: [elm, ash], target: PROFILE });
  expect(all.map((draft) => draft.file)).toEqual([oak, elm, ash]);
  expect(openKey).toBe(all[1]?.key);
});

test('a file that has arrived goes to the draft that waits for it', () => {
  const { all } = changeDrafts(withFiles(oak, elm), { action: 'arrived', file: elm, media: upload });
  expect(all.map((draft) => draft.media)).toEqual([null, upload]);
});

test('those that wait for their turn are locked with the first, and free again after', () => {
  const before = withFiles(oak, elm, ash);
  const keys = before.all.slice(0, 2).map(({ key }) => key);
  const sending = changeDrafts(before, { action: 'publishing', keys, isPublishing: true });
  expect(sending.all.map(({ isPublishing }) => isPublishing)).toEqual([true, true, false]);
  const { all } = changeDrafts(sending, { action: 'publishing', keys, isPublishing: false });
  expect(all.map(({ isPublishing }) => isPublishing)).toEqual([false, false, false]);
});

test('one place is named only where all go there', () => {
  const [toBoard, toProfile] = [newDraft({ target: kitchens }), newDraft({ target: PROFILE })];
  expect(onePlaceOf([toBoard, newDraft({ target: { ...kitchens } })])).toEqual(kitchens);
  expect(onePlaceOf([toBoard, toProfile])).toBeNull();
  expect(onePlaceOf([])).toBeNull();
});

test('all drafts go where one goes, but for what is being published', () => {
  const before = withFiles(oak, elm, ash);
  const key = before.all[1]?.key ?? '';
  const sending = changeDrafts(before, { action: 'change', key, to: { isPublishing: true } });
  const { all } = changeDrafts(sending, { action: 'send-all-to', target: PROFILE });
  expect(all.map(({ target }) => target)).toEqual([PROFILE, kitchens, PROFILE]);
});

test('after a draft is removed the next one is open, and one is always there', () => {
  const before = withFiles(oak, elm, ash);
  const [first, second, third] = before.all.map((draft) => draft.key);
  const opened = changeDrafts(before, { action: 'open', key: second ?? '' });
  const left = changeDrafts(opened, { action: 'remove', keys: [second ?? ''] });
  expect(left.openKey).toBe(third);
  const none = changeDrafts(left, { action: 'remove', keys: [first ?? '', third ?? ''] });
  expect(none.all).toHaveLength(1);
  expect(none.all.every(isEmpty)).toBe(true);
});

test('a draft whose file did not come in is refused, until another one has', () => {
  const failed = { key: 1, file: oak, progress: 0, state: 'failed' as const, reason: 'damaged' };
  expect(isRefused(newDraft({ file: oak }), [failed])).toBe(true);
  expect(isRefused(newDraft({ file: oak }), [{ ...failed, state: 'sending' }])).toBe(false);
  expect(isRefused(newDraft({ file: oak, media: upload }), [failed])).toBe(false);
  expect(isRefused(newDraft({ file: elm }), [failed])).toBe(false);
});

test('words count as something to lose, spaces do not', () => {
  expect(isEmpty(newDraft({ pinText: { ...NO_TEXT, title: '  ' } }))).toBe(true);
  expect(isEmpty(newDraft({ pinText: { ...NO_TEXT, title: 'Oak' } }))).toBe(false);
  expect(isEmpty(newDraft({ file: oak }))).toBe(false);
});

test('a pin is made of its upload, a video with its cover, or of a picture of the web', () => {
  const draft = newDraft({ target: kitchens });
  expect(pinOptions(draft, upload)).toMatchObject({ upload_id: '5', board_id: '7', method: 'uploaded' });
  expect(pinOptions(draft, upload)).not.toHaveProperty('image_signature');
  const video: DraftMedia = { ...upload, kind: 'video', cover: 'cd' };
  expect(pinOptions(draft, video)).toMatchObject({ upload_id: '5', image_signature: 'cd' });
  const web: DraftMedia = { from: 'web', imageUrl: 'https://example.com/a.jpg', previewUrl: '/p' };
  expect(pinOptions(draft, web)).toMatchObject({ image_url: 'https://example.com/a.jpg', method: 'scraped' });
});

test('a draft with nothing but a link may take another', () => {
  const link = 'https://lamps.example/';
  expect(isOnlyLink(newDraft())).toBe(true);
  expect(isOnlyLink(newDraft({ pinText: { ...NO_TEXT, link } }))).toBe(true);
  expect(isOnlyLink(newDraft({ pinText: { ...NO_TEXT, link, title: 'Lamps' } }))).toBe(false);
  expect(isOnlyLink(newDraft({ media: upload, pinText: { ...NO_TEXT, link } }))).toBe(false);
});
