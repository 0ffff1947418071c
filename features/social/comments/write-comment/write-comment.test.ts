import { expect, test } from 'vitest';
import { hear } from '#platform/live/hear.ts';
import type { LiveMessage } from '#platform/live/tell.ts';
import { memberOf } from '#testing/cast.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { LIVE_COMMENTS, MOST_MENTIONED } from '../comment.ts';
import { answers, countFor, heard, say, talkersForEachTest } from '../testing-comments.ts';

const talkers = talkersForEachTest();

test('comments stand newest first, answers below theirs oldest first, and all are counted', async () => {
  const { platform, ada, ben, visitor } = talkers;
  const { id } = await ada.saves.pin();
  const first = await say(ben, id, '  Fine\r\nwork \u202e');
  expect(first).toMatchObject({ text: 'Fine\nwork', details: 'Fine\nwork', type: 'aggregatedcomment' });
  expect(first).toMatchObject({ user: { username: 'ben' }, deletable_by_me: true, liked_by_me: false });
  await say(ada, id, 'Second');
  const thanks = await say(ada, id, 'Thanks', first);
  await say(ben, id, 'No: thank you', thanks);
  expect(await heard(visitor, id)).toEqual(['Second', 'Fine\nwork']);
  expect(await answers(visitor, first)).toEqual(['Thanks', 'No: thank you']);
  const { data } = await ada.call('AggregatedCommentFeedResource.get', { objectId: id, page_size: 1 });
  expect(data).toMatchObject([{ text: 'Second', comment_count: 0, deletable_by_me: true }]);
  expect(await countFor(visitor, id)).toBe(4);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('the list pages by key, puts those first that are asked for, and shows each once', async () => {
  const { ada, ben } = talkers;
  const { id } = await ada.saves.pin();
  const said: string[] = [];
  for (let index = 1; index <= 7; index += 1) said.push((await say(ben, id, `Word ${index}`)).id);
  const reply = await say(ada, id, 'Yes', { id: said[1] ?? '' });
  const options = { aggregated_pin_id: id, page_size: 3, comment_featured_ids: [reply.id, '1'] };
  const seen: string[] = [];
  let bookmarks: string[] | undefined;
  do {
    const page = await ada.call('UnifiedCommentsResource.get', {
      ...options,
      ...(bookmarks && { bookmarks }),
    });
    seen.push(...page.data.map(({ text }) => text));
    bookmarks = page.bookmark ? [page.bookmark] : undefined;
  } while (bookmarks);
  expect(seen).toEqual([2, 7, 6, 5, 4, 3, 1].map((index) => `Word ${index}`));
});

test('nothing, too much, and an answer to what is elsewhere are refused, and nothing is kept of them', async () => {
  const { platform, ada, ben } = talkers;
  const [pin, other] = [await ada.saves.pin(), await ada.saves.pin()];
  const elsewhere = await say(ben, other.id, 'Elsewhere');
  for (const text of ['', ' \n ', '\u200b']) {
    await expect(say(ben, pin.id, text)).rejects.toMatchObject({ kind: 'invalid', field: 'text' });
  }
  await expect(say(ben, pin.id, 'x'.repeat(501))).rejects.toMatchObject({ kind: 'invalid', field: 'text' });
  await expect(say(ben, pin.id, 'Hm', elsewhere)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(say(ben, pin.id, 'Hm', { id: '1' })).rejects.toMatchObject({ kind: 'not-found' });
  expect(await countFor(ada, pin.id)).toBe(0);
  await say(ben, pin.id, 'x'.repeat(500));
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('where the pinner turned comments off, on one pin or on all, nobody says or hears anything', async () => {
  const { platform, ada, ben, chi } = talkers;
  const [pin, other] = [await ada.saves.pin(), await ada.saves.pin()];
  const kept = await say(ben, pin.id, 'Kept');
  await say(ben, other.id, 'There');
  await ada.call('PinResource.update', { id: pin.id, is_comments_allowed: false });
  const off = { kind: 'forbidden', reason: 'comments-off' };
  for (const who of [ada, ben]) await expect(say(who, pin.id, 'Hm')).rejects.toMatchObject(off);
  expect([await heard(ben, pin.id), await countFor(ben, pin.id)]).toEqual([[], 0]);
  const own = await ada.opens(`/pin/${pin.id}/`);
  expect(own.one('region', 'Comments are turned off').text).toContain('1 comment is hidden');
  const read = await chi.opens(`/pin/${pin.id}/`);
  expect(read.one('region', 'Comments are turned off').text).not.toContain('hidden');
  const shown = (await chi.call('PinResource.get', { id: pin.id })).data;
  expect(shown).toMatchObject({ comments_disabled: true, comments_preview: [] });
  await expect(answers(ben, kept)).rejects.toMatchObject({ kind: 'not-found' });
  await ada.call('PinResource.update', { id: pin.id, is_comments_allowed: true });
  expect(await heard(ben, pin.id)).toEqual(['Kept']);
  await platform.db.write('update users set allow_comments = false where id = $1', [ada.id]);
  await expect(say(ben, other.id, 'Hm')).rejects.toMatchObject(off);
  expect([await heard(ben, other.id), await countFor(ben, other.id)]).toEqual([[], 0]);
  // Whose pin it is learns how many are hidden.
  expect([await heard(ada, other.id), await countFor(ada, other.id)]).toEqual([[], 1]);
});

test('people with a block between them do not find each other, in lists, answers and counts', async () => {
  const { ada, ben, chi, studio, visitor } = talkers;
  const { id } = await ada.saves.pin();
  const ofBen = await say(ben, id, 'Of Ben');
  await say(chi, id, 'Of Chi');
  await say(chi, id, 'Answer of Chi', ofBen);
  await say(studio, id, 'Answer of Studio', ofBen);
  await ben.blocks(chi);
  for (const [who, texts, count] of [
    [ben, ['Of Ben'], 2],
    [chi, ['Of Chi'], 1],
    [visitor, ['Of Chi', 'Of Ben'], 4],
  ] as const) {
    expect(await heard(who, id)).toEqual(texts);
    expect(await countFor(who, id)).toBe(count);
  }
  expect(await answers(ben, ofBen)).toEqual(['Answer of Studio']);
  const own = (await ben.call('AggregatedCommentFeedResource.get', { pin_id: id })).data;
  expect(own[0]?.comment_count).toBe(1);
  await expect(answers(chi, ofBen)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(say(chi, id, 'Hm', ofBen)).rejects.toMatchObject({ kind: 'not-found' });
  await ada.blocks(studio);
  await expect(say(studio, id, 'Hm')).rejects.toMatchObject({ kind: 'not-found' });
});

test('what people said who have left or are suspended is neither there nor counted, until they come back', async () => {
  const { platform, ada, ben, chi, studio, visitor } = talkers;
  const { id } = await ada.saves.pin();
  const ofBen = await say(ben, id, 'Of Ben');
  await say(studio, id, 'Answer of Studio', ofBen);
  const ofChi = await say(chi, id, 'Of Chi');
  await say(ben, id, 'Answer of Ben', ofChi);
  for (const column of ['deactivated_at', 'suspended_at', 'deleted_at']) {
    const set = (value: string) =>
      platform.db.write(`update users set ${column} = ${value} where id = $1`, [ben.id]);
    await set('now()');
    for (const who of [ada, visitor]) {
      expect(await heard(who, id)).toEqual(['Of Chi']);
      expect(await countFor(who, id)).toBe(1);
      const { data } = await who.call('AggregatedCommentFeedResource.get', { pin_id: id });
      expect(data[0]?.comment_count).toBe(0);
      const shown = (await who.call('PinResource.get', { id })).data.comments_preview;
      expect(shown.map(({ text, comment_count }) => [text, comment_count])).toEqual([['Of Chi', 0]]);
    }
    expect(await answers(ada, ofChi)).toEqual([]);
    await set('null');
    expect(await heard(ada, id)).toEqual(['Of Chi', 'Of Ben']);
    expect(await countFor(ada, id)).toBe(4);
  }
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('names lead to people who let themselves be named, and only them', async () => {
  const { platform, ada, ben, chi, studio } = talkers;
  const { id } = await ada.saves.pin();
  const set = (who: { id: string }, value: string) =>
    platform.db.write('update users set mention_permission = $1 where id = $2', [value, who.id]);
  await set(chi, 'nobody');
  await set(studio, 'followed');
  const named = async () => {
    const { tags } = await say(ben, id, 'Look @Ada @chi @studio @nobody_here @ben');
    return tags.map(({ username }) => username).sort();
  };
  expect(await named()).toEqual(['ada', 'ben']);
  await studio.follows(ben);
  expect(await named()).toEqual(['ada', 'ben', 'studio']);
  await chi.blocks(ben);
  await set(chi, 'everyone');
  expect(await named()).toEqual(['ada', 'ben', 'studio']);
});

test('of the names in a comment the first ten lead to people', async () => {
  const { platform, ada, ben } = talkers;
  const { id } = await ada.saves.pin();
  const names = Array.from({ length: MOST_MENTIONED + 1 }, (_, index) => `named_${index}`);
  await Promise.all(names.map((name) => memberOf(platform, name)));
  const { tags } = await say(ben, id, names.map((name) => `@${name}`).join(' '));
  expect(tags.map(({ username }) => username).sort()).toEqual(names.slice(0, MOST_MENTIONED).sort());
});

test('a comment is told at once to whose pin it is and who spoke there, and to nobody else', async () => {
  const { platform, ada, ben, chi } = talkers;
  const { id } = await ada.saves.pin();
  await say(ben, id, 'First');
  const message: LiveMessage[] = [];
  const ear = hear(
    platform.db.url,
    { onPublished: (one) => void message.push(one), onGap: () => {} },
    platform.log,
  );
  try {
    await expect
      .poll(() =>
        platform.db.rows(`select from pg_stat_activity where application_name = 'pinfold live'
          and datname = current_database() and query like 'listen%'`),
      )
      .toHaveLength(1);
    await say(chi, id, 'Second');
    await expect.poll(() => message.length).toBe(1);
  } finally {
    await ear.close();
  }
  expect(message[0]?.event).toEqual({ type: LIVE_COMMENTS, id });
  expect(message[0]?.to.toSorted()).toEqual([ada.id, ben.id, chi.id].toSorted());
});

test('many at once are all counted, also while the thread is deleted', async () => {
  const { platform, ada, ben, chi } = talkers;
  const { id } = await ada.saves.pin();
  const thread = await say(ben, id, 'Thread');
  const actions = [1, 2, 3, 4].flatMap((index) => [
    () => say(chi, id, `Answer ${index}`, thread),
    () => say(ada, id, `Word ${index}`),
  ]);
  const remove = () => ada.call('AggregatedCommentResource.delete', { commentId: thread.id });
  await Promise.allSettled([...actions, remove].map((action) => action()));
  expect(await wrongCounts(platform.db)).toEqual([]);
  expect(await countFor(ada, id)).toBe(4);
});
