import { expect, test } from 'vitest';
import { NO_TEXT } from '../pin-text.ts';
import { type DraftMedia, newDraft, startDrafts } from './drafts.ts';
import { readDrafts, writeDrafts } from './stored-drafts.ts';

const media: DraftMedia = { from: 'upload', kind: 'video', uploadId: '5', signature: 'ab', cover: 'cd' };

test('drafts come back as they were, without what cannot be kept', () => {
  const pinText = { ...NO_TEXT, title: 'Oak' };
  const first = newDraft({ media, pinText, isPublishing: true, errors: { form: 'No' } });
  const second = newDraft({ file: new File(['x'], 'a.png'), pinText: { ...NO_TEXT, link: 'example.com' } });
  const read = readDrafts(writeDrafts(startDrafts(first, second)));
  expect(
    read?.all.map((draft) => [draft.key, draft.media, draft.pinText, draft.isPublishing, draft.errors]),
  ).toEqual([
    [first.key, media, pinText, false, {}],
    [second.key, null, { ...NO_TEXT, link: 'example.com' }, false, {}],
  ]);
});

test('a draft that was kept without a key gets one', () => {
  const found = JSON.stringify([{ media, pinText: NO_TEXT, target: { board: null, section: null } }]);
  expect(readDrafts(found)?.all[0]?.key).toMatch(/^\d+(-\d+){3}$/);
});

test('nothing is kept of empty drafts', () => {
  expect(writeDrafts(startDrafts(newDraft(), newDraft()))).toBeNull();
});

test('what is no draft is none', () => {
  expect([null, '', '{', '[]', '[{"media":7}]', '{"all":[]}'].map(readDrafts)).toEqual(Array(6).fill(null));
});
