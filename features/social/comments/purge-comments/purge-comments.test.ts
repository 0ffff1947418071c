import { expect, test } from 'vitest';
import { erasing } from '#features/core/identity/testing-erasure.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { eraseComments } from '../erase-person/erase-person.service.ts';
import { heard, say, talkersForEachTest } from '../testing-comments.ts';
import { purgeComments } from './purge-comments.service.ts';

const talkers = talkersForEachTest();
const DAY = 86_400_000;
const { signal } = new AbortController();

test('a deleted comment is gone for good after 30 days, with what answers it, and not before', async () => {
  const { platform, ada, ben } = talkers;
  const { id } = await ada.saves.pin();
  const gone = await say(ben, id, 'Gone');
  await say(ada, id, 'Answer', gone);
  await say(ada, id, 'Kept');
  await ben.call('AggregatedCommentResource.delete', { commentId: gone.id });
  const left = async () => (await platform.db.rows('select from comments')).length;
  platform.clock.advance(29 * DAY);
  await purgeComments(platform, signal);
  expect(await left()).toBe(3);
  platform.clock.advance(2 * DAY);
  await purgeComments(platform, signal);
  expect(await left()).toBe(1);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('whoever leaves takes along what they said and liked, and all is counted anew', async () => {
  const { platform, ada, ben, chi } = talkers;
  const { id } = await ada.saves.pin();
  const ofBen = await say(ben, id, 'Of Ben');
  const ofChi = await say(chi, id, 'Of Chi');
  await say(chi, id, 'Answer of Chi', ofBen);
  await say(ben, id, 'Answer of Ben', ofChi);
  await ben.call('AggregatedCommentLikeResource.create', { commentId: ofChi.id });
  for (let time = 0; time < 2; time += 1) await eraseComments(platform, erasing(ben), signal);
  expect(await heard(ada, id)).toEqual(['Of Chi']);
  const { data } = await ada.call('AggregatedCommentFeedResource.get', { pin_id: id });
  expect(data).toMatchObject([{ like_count: 0, comment_count: 0 }]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});
