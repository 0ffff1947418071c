import { beforeEach, expect, test } from 'vitest';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listInteractions } from './list-interactions.service.ts';

let platform: TestPlatform;
let cast: Cast;
let pin_id: string;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pin_id = (await cast.ada.saves.pin({ title: 'Well loved' })).id;
});

const later = () => platform.clock.advance(1000);
const saves = async (who: CastMember, board_id?: string, id = pin_id) => {
  later();
  return (await who.call('RepinResource.create', { pin_id: id, board_id })).data.id;
};
const tries = (who: CastMember, details: string) => {
  later();
  return who.call('DidItActivityResource.create', { pin_id, details });
};
const says = async (who: CastMember, text: string, answered?: string) => {
  later();
  const sent = { objectId: pin_id, text, reply_to_id: answered ?? null };
  return (await who.call('AggregatedCommentResource.create', sent)).data.id;
};
const read = async (who: Caller, sent: object = {}) =>
  (await who.call('NativeInteractionsResource.get', { pin_id, ...sent })).data;
const linesOf = async (who: Caller) =>
  (await read(who)).map((one) =>
    [one.interaction_type, one.user.username, one.board_name, one.text].filter(Boolean).join(' '),
  );

test('saves, tries and comments of a pin stand in one list, newest first, each with its address', async () => {
  const { ada, ben, chi } = cast;
  const said = await says(chi, 'Lovely');
  const saved = await saves(ben, await ben.makes.board('Keepers'));
  await tries(chi, 'Went well');
  await saves(chi);
  const reply = await says(ada, 'Thanks', said);
  expect(await linesOf(ben)).toEqual([
    ...['comment ada Thanks', 'save chi', 'try chi Went well', 'save ben Keepers', 'comment chi Lovely'],
  ]);
  const paths = (await read(ada)).map(({ url }) => url);
  expect(paths).toEqual([
    `/pin/${pin_id}/?comment=${reply}#comments`,
    expect.stringMatching(/^\/pin\/\d+\/$/),
    ...[`/pin/${pin_id}/#tries`, `/pin/${saved}/`, `/pin/${pin_id}/?comment=${said}#comments`],
  ]);
});

test('pages follow each other without a gap or a repeat, over all kinds', async () => {
  const { ada, ben, chi } = cast;
  for (const who of [ben, chi]) {
    await says(who, 'Lovely');
    await tries(who, 'Went well');
    await saves(who);
  }
  const all = (await read(ada)).map(({ id }) => id);
  expect(all).toHaveLength(6);
  const seen: string[] = [];
  let bookmark: string | null = null;
  do {
    const page: { data: { id: string }[]; bookmark: string | null } = await ada.call(
      'NativeInteractionsResource.get',
      { pin_id, page_size: 2, bookmarks: [bookmark] },
    );
    seen.push(...page.data.map(({ id }) => id));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(seen).toEqual(all);
});

test('of what is saved on from a save, only what was saved from this pin first or directly is listed', async () => {
  const { ada, ben, chi, studio } = cast;
  const first = await saves(ben);
  const second = await saves(chi, undefined, first);
  await saves(studio, undefined, second);
  expect(await linesOf(ada)).toEqual(['save studio', 'save chi', 'save ben']);
  pin_id = first;
  expect(await linesOf(ada)).toEqual(['save chi']);
});

test('what the viewer may not see, and what is gone, is left out', async () => {
  const { ada, ben, chi } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  const secret = await eve.makes.board('Hidden', { privacy: 'secret' });
  await saves(eve, secret);
  const saved = await saves(eve);
  await tries(eve, 'Went well');
  const said = await says(eve, 'Lovely');
  await says(ben, 'It is', said);
  const all = ['comment ben It is', 'comment evelyn Lovely', 'try evelyn Went well', 'save evelyn'];
  expect(await linesOf(ada)).toEqual(all);
  await eve.blocks(chi);
  expect(await linesOf(chi)).toEqual([]);
  const setPrivate = (isPrivate: boolean) =>
    platform.db.write('update users set is_private_profile = $3 where home = $1 and id = $2', [
      ...[homeOf(eve.id), eve.id, isPrivate],
    ]);
  await setPrivate(true);
  expect(await linesOf(ada)).toEqual(all.slice(0, 2));
  await ada.follows(eve);
  expect(await linesOf(ada)).toEqual(all);
  await setPrivate(false);
  await ada.call('PinResource.update', { id: pin_id, is_comments_allowed: false });
  expect(await linesOf(ben)).toEqual(all.slice(2));
  await ada.call('PinResource.update', { id: pin_id, is_comments_allowed: true });
  await eve.call('AggregatedCommentResource.delete', { commentId: said });
  await eve.call('PinResource.delete', { id: saved });
  expect(await linesOf(ben)).toEqual(['try evelyn Went well']);
});

test('only members ask, and only about pins that they see', async () => {
  const { ada, ben, visitor } = cast;
  await expect(read(visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  const board = await ada.makes.board('Hidden', { privacy: 'secret' });
  pin_id = (await ada.saves.pin({ board })).id;
  await expect(read(ben)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await read(ada)).toEqual([]);
});

test('a page costs the same number of queries whatever it shows', async () => {
  const { ada, ben, chi, studio } = cast;
  const countFor = async () => {
    const { context, count } = countingQueries(await ada.context());
    const { items } = await listInteractions(context, pin_id as Id, { after: null, pageSize: 25 });
    return { shown: items.length, queries: count() };
  };
  await says(ben, 'Lovely');
  await tries(ben, 'Went well');
  await saves(ben);
  const few = await countFor();
  for (const who of [chi, studio]) {
    await says(who, 'Lovely');
    await tries(who, 'Went well');
    await saves(who);
  }
  const many = await countFor();
  expect([few.shown, many.shown]).toEqual([3, 9]);
  expect(many.queries).toBe(few.queries);
});
