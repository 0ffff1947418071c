import { expect, test } from 'vitest';
import { newDraft, startDrafts } from './drafts.ts';
import { arePublishing, beginPublishing, endPublishing, lockPublishing } from './publishing-drafts.ts';

test('of the drafts that were kept those are locked that are on their way, until they are through', () => {
  const [oak, elm] = [newDraft(), newDraft()];
  const locked = () => lockPublishing(startDrafts(oak, elm)).all.map(({ isPublishing }) => isPublishing);
  expect([arePublishing(), locked()]).toEqual([false, [false, false]]);
  beginPublishing([elm.key]);
  expect([arePublishing(), locked()]).toEqual([true, [false, true]]);
  endPublishing([elm.key]);
  expect([arePublishing(), locked()]).toEqual([false, [false, false]]);
});
