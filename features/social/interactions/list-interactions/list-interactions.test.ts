import { beforeEach, expect, test } from 'vitest';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { testOfOneDatabase } from '#testing/one-database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { InteractionKind } from '../interaction.ts';
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

/** What somebody did, again and again: a second later each, or all at once. */
const REPEATED: Record<InteractionKind, string> = {
  save: `insert into pins (home, id, pinner_id, image_signature, image_width, image_height, dominant_color,
      origin_pin_id, source_pin_id, is_repin, created_at)
    select home, new_id(home), pinner_id, image_signature, image_width, image_height, dominant_color,
      origin_pin_id, source_pin_id, true, created_at + n * $3 * interval '1 second'
    from pins, generate_series(1, $2) as n where home = $1 and id = $4`,
  comment: `insert into comments (home, id, pin_id, user_id, text, created_at)
    select home, new_id(home), pin_id, user_id, text, created_at + n * $3 * interval '1 second'
    from comments, generate_series(1, $2) as n where home = $1 and id = $4`,
  try: `insert into pin_tries (home, id, pin_id, user_id, note, tried_at, removed_at)
    select home, new_id(home), pin_id, user_id, note, tried_at + n * $3 * interval '1 second', now()
    from pin_tries, generate_series(1, $2) as n where home = $1 and id = $4`,
};
const repeat = (kind: InteractionKind, id: string, times: number, apart: number) =>
  platform.db.write(REPEATED[kind], [homeOf(id as Id), times, apart, id]);

async function walk(who: Caller, page_size: number): Promise<string[][]> {
  const pages: string[][] = [];
  let bookmark: string | null = null;
  do {
    const page: { data: { id: string }[]; bookmark: string | null } = await who.call(
      'NativeInteractionsResource.get',
      { pin_id, page_size, bookmarks: [bookmark] },
    );
    pages.push(page.data.map(({ id }) => id));
    bookmark = page.bookmark;
  } while (bookmark);
  return pages;
}

test('among hundreds of hidden rows, and rows of the same moment, everything visible is listed once', async () => {
  const { ada, ben, chi } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  await repeat('comment', await says(ben, 'Lovely'), 30, 1);
  await repeat('save', await saves(ben), 30, 0);
  await repeat('comment', await says(eve, 'Lovely'), 60, 1);
  await repeat('save', await saves(eve), 120, 1);
  await eve.blocks(chi);
  await platform.db.write('update pins set comment_count = 91 where home = $1 and id = $2', [
    ...[homeOf(pin_id as Id), pin_id],
  ]);
  const all = (await walk(ada, 100)).flat();
  expect(new Set(all).size).toBe(31 + 31 + 61 + 121);
  const people = await platform.db.rows<{ id: string }>(
    `select id from pins where pinner_id = $1 union select id from comments where user_id = $1`,
    [ben.id],
  );
  const pages = await walk(chi, 10);
  expect(pages.flat()).toEqual(all.filter((id) => people.some((row) => row.id === id)));
});

test('a page is full in spite of hidden rows', async () => {
  const { ben, chi } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  await repeat('save', await saves(ben), 30, -1);
  await repeat('save', await saves(eve), 20, 1);
  await eve.blocks(chi);
  expect((await walk(chi, 10)).map((page) => page.length)).toEqual([10, 10, 10, 1]);
});

/** The plan of a statement, run: how many rows it read of each table or index. */
interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const readBy = (plan: Plan): number =>
  (plan['Relation Name'] ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((sum, below) => sum + readBy(below), 0);

testOfOneDatabase('a cluster explains its plans in its own way')(
  'a page reads no more rows than it may show, however much was done, on the first page and far down',
  async () => {
    const { ada, ben, chi } = cast;
    const first = await saves(ben);
    await repeat('save', first, 3000, 1);
    await repeat('save', await saves(chi, undefined, first), 40, 1);
    await repeat('comment', await says(ben, 'Lovely'), 3000, 1);
    await platform.db.write('update pins set comment_count = 3001 where id = $1', [pin_id]);
    await tries(ben, 'Went well');
    const [tried] = await platform.db.rows<{ id: string }>('select id from pin_tries where pin_id = $1', [
      pin_id,
    ]);
    await repeat('try', tried?.id ?? '', 3000, -1);
    await platform.db.write('analyze pins, comments, pin_tries');
    const context = await ada.context();
    const asked: [Statement, readonly unknown[]][] = [];
    const rows: Queryable['rows'] = (statement, values = []) => {
      if (typeof statement !== 'string' && statement.name.startsWith('interactions-'))
        asked.push([statement, values]);
      return context.db.rows(statement, values);
    };
    const noting = { ...context, db: { ...context.db, rows } };
    const page = await listInteractions(noting, pin_id as Id, { after: null, pageSize: 25 });
    expect(page.items).toHaveLength(25);
    const deep = { after: [Date.now() * 1000, '0'], pageSize: 25 };
    await listInteractions(noting, pin_id as Id, deep);
    await listInteractions(noting, first as Id, { after: null, pageSize: 25 });
    const read = asked.map(async ([{ name, text }, values]) => {
      const [answer] = await platform.db.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        [...values],
      );
      return [name, answer ? readBy(answer['QUERY PLAN'][0].Plan) : Number.NaN] as const;
    });
    const counts = await Promise.all(read);
    expect(counts.map(([name]) => name)).toEqual([
      ...['interactions-saves', 'interactions-tries', 'interactions-comments'],
      ...['interactions-saves', 'interactions-tries', 'interactions-comments'],
      ...['interactions-saves-of-copy', 'interactions-tries'],
    ]);
    for (const [name, count] of counts) expect(count, name).toBeLessThanOrEqual(51);
    expect(counts.filter(([, count]) => count >= 41)).toHaveLength(5);
  },
);
