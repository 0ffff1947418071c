import { expect, test } from 'vitest';
import type { Transaction } from '#platform/database/database.ts';
import { parseId } from '#platform/ids/ids.ts';
import { type Held, meanwhile } from '#testing/meanwhile.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { bringCommentBack, removeComment } from '../comment-deletion.service.ts';
import { answers, countFor, heard, say, talkersForEachTest } from '../testing-comments.ts';

const talkers = talkersForEachTest();

const heldPin = (id: string): Held => ['pins', [id]];

test('the author and whose pin it is delete a comment, with its answers; others may not', async () => {
  const { platform, ada, ben, chi, studio } = talkers;
  const { id } = await ada.saves.pin();
  const own = await say(ben, id, 'Of Ben');
  const other = await say(chi, id, 'Of Chi');
  await say(studio, id, 'Answer', other);
  const remove = (who: typeof ada, commentId: string) =>
    who.call('AggregatedCommentResource.delete', { commentId });
  await expect(remove(chi, own.id)).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-your-comment' });
  await Promise.all([remove(ben, own.id), remove(ben, own.id)]);
  expect([await heard(ada, id), await countFor(ada, id)]).toEqual([['Of Chi'], 2]);
  await remove(ada, other.id);
  expect([await heard(chi, id), await countFor(chi, id)]).toEqual([[], 0]);
  await expect(answers(studio, other)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(remove(studio, other.id)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('what its pinner deletes while staff remove it stays deleted by the pinner', async () => {
  const { platform, ada, ben, chi } = talkers;
  const { id: pin } = await ada.saves.pin();
  const said = parseId((await say(ben, pin, 'Of Ben')).id);
  if (!said) throw new Error('the comment has no id');
  const staff = { staffId: chi.id, at: platform.clock.now() };
  let before: unknown;
  await meanwhile(
    platform.db,
    heldPin(pin),
    async () => {
      before = await platform.db.transaction((tx) => removeComment(tx, said, staff));
    },
    (tx) => tx.write('update comments set deleted_at = now(), deleted_by = $2 where id = $1', [said, ada.id]),
  );
  expect(before).toEqual({ deletedBy: ada.id });
});

test('under a pin that is deleted in between, only its author deletes a comment', async () => {
  const { platform, ada, ben } = talkers;
  const { id: pin } = await ada.saves.pin();
  const { id: commentId } = await say(ben, pin, 'Of Ben');
  const remove = (who: typeof ada) => who.call('AggregatedCommentResource.delete', { commentId });
  const deletePin = (tx: Transaction) =>
    tx.write('update pins set deleted_at = now(), deleted_by = pinner_id, board_id = null where id = $1', [
      pin,
    ]);
  expect(await meanwhile(platform.db, heldPin(pin), () => remove(ada), deletePin)).toBe('not-found');
  expect(await meanwhile(platform.db, heldPin(pin), () => remove(ben), deletePin)).toBe('done');
});

test('where comments are off, a comment of somebody else is not there', async () => {
  const { ada, ben, chi } = talkers;
  const { id } = await ada.saves.pin();
  const said = await say(ben, id, 'Of Ben');
  await ada.call('PinResource.update', { id, is_comments_allowed: false });
  const remove = chi.call('AggregatedCommentResource.delete', { commentId: said.id });
  await expect(remove).rejects.toMatchObject({ kind: 'not-found', reason: 'comment-not-found' });
});

test('own words can be taken back where one does not see them any more', async () => {
  const { platform, ada, ben } = talkers;
  const { id } = await ada.saves.pin();
  const own = await say(ben, id, 'Of Ben');
  await ada.blocks(ben);
  await ben.call('AggregatedCommentResource.delete', { commentId: own.id });
  expect(await heard(ada, id)).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('an answer that is deleted under a deleted comment comes back with neither', async () => {
  const { platform, ada, ben } = talkers;
  const { id } = await ada.saves.pin();
  const thread = await say(ben, id, 'Thread');
  const [one] = [await say(ben, id, 'One', thread), await say(ben, id, 'Two', thread)];
  const threadId = parseId(thread.id);
  if (!threadId) throw new Error('no id');
  const before = await platform.db.transaction((tx) =>
    removeComment(tx, threadId, { staffId: ada.id, at: platform.clock.now() }),
  );
  await ben.call('AggregatedCommentResource.delete', { commentId: one?.id ?? '' });
  expect(await countFor(ben, id)).toBe(0);
  expect(await wrongCounts(platform.db)).toEqual([]);
  await platform.db.transaction((tx) => bringCommentBack(tx, threadId, before));
  expect([await heard(ben, id), await answers(ben, thread), await countFor(ben, id)]).toEqual([
    ['Thread'],
    ['Two'],
    2,
  ]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});
