import { expect, test } from 'vitest';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { say, talkersForEachTest } from '../testing-comments.ts';

const talkers = talkersForEachTest();

test('a like counts once however often it is given, and is taken back', async () => {
  const { platform, ada, ben, chi } = talkers;
  const { id } = await ada.saves.pin();
  const comment = await say(ben, id, 'Fine');
  const like = (who: typeof ada) =>
    who.call('AggregatedCommentLikeResource.create', { commentId: comment.id });
  const unlike = (who: typeof ada) =>
    who.call('AggregatedCommentLikeResource.delete', { aggregated_comment_id: comment.id });
  await Promise.all([like(ada), like(ada), like(chi), like(ben)]);
  const seen = async (who: typeof ada) => {
    const [shown] = (await who.call('AggregatedCommentFeedResource.get', { pin_id: id })).data;
    return [shown?.like_count, shown?.liked_by_me];
  };
  expect(await seen(ada)).toEqual([3, true]);
  await Promise.all([unlike(ada), unlike(ada)]);
  expect([await seen(ada), await seen(chi)]).toEqual([
    [2, false],
    [2, true],
  ]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('what one does not see one does not like, but one can take a like back', async () => {
  const { platform, ada, ben, chi } = talkers;
  const { id } = await ada.saves.pin();
  const comment = await say(ben, id, 'Fine');
  await chi.call('AggregatedCommentLikeResource.create', { commentId: comment.id });
  await ben.blocks(chi);
  const sent = { commentId: comment.id };
  await expect(chi.call('AggregatedCommentLikeResource.create', sent)).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(chi.call('AggregatedCommentLikeResource.create', {})).rejects.toMatchObject({
    kind: 'invalid',
  });
  await chi.call('AggregatedCommentLikeResource.delete', sent);
  await ben.call('AggregatedCommentResource.delete', sent);
  await expect(ada.call('AggregatedCommentLikeResource.create', sent)).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
});
