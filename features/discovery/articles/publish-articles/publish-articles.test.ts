import { beforeAll, expect, test } from 'vitest';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { articleBy } from '../testing-articles.ts';
import { publishDueJob } from './publish-articles.service.ts';

let platform: TestPlatform;
let cast: Cast;
let staff: CastMember;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  staff = await staffOf(platform, 'warden');
});

const edited = async (article_id: string) =>
  (await staff.call('ModerationArticleResource.get', { article_id })).data;
const setStatus = async (article_id: string, sent: object, who = staff) => {
  const { version } = await edited(article_id);
  return who.call('ModerationArticleStatusResource.update', { article_id, version, ...sent } as never);
};
const read = (article_id: string) => cast.visitor.call('ArticleResource.get', { article_id });
const inMinutes = (minutes: number) =>
  new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString();
const runDue = async () => {
  await platform.jobs.enqueue(platform.db, publishDueJob, {});
  await platform.runJobs();
};
const logOf = async (id: string) =>
  (await staff.call('ModerationLogResource.get', { page_size: 250 })).data
    .filter(({ data }) => data.article_id === id)
    .map(({ act, staff: who }) => [act, who])
    .reverse();

test('a scheduled article appears at its time, once, however often and by however many the job is run', async () => {
  const id = await articleBy(staff, {}, true);
  await setStatus(id, { status: 'scheduled', publish_at: inMinutes(10) });
  await runDue();
  await expect(read(id)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await edited(id)).toMatchObject({ status: 'scheduled' });
  platform.clock.advance(10 * 60_000);
  await Promise.all([runDue(), runDue()]);
  await runDue();
  expect((await read(id)).data).toMatchObject({ id, status: 'published' });
  expect(await edited(id)).toMatchObject({ status: 'published', version: 3, publish_at: null });
  expect(await logOf(id)).toEqual([
    ['article_created', 'warden'],
    ['article_scheduled', 'warden'],
    ['article_published', null],
  ]);
});

test('people read, now or at a time, only what has content and a cover, and a published article keeps both', async () => {
  const title = 'Only words';
  const id = await articleBy(staff, { title, blocks: [], cover_signature: null }, true);
  const words = [{ type: 'text' as const, text: 'Words' }];
  const write = async (sent: object) => {
    const { version } = await edited(id);
    await staff.call('ModerationArticleResource.update', { article_id: id, version, title, ...sent });
  };
  for (const sent of [{ status: 'published' }, { status: 'scheduled', publish_at: inMinutes(10) }])
    await expect(setStatus(id, sent)).rejects.toMatchObject({ kind: 'invalid', field: 'blocks' });
  await write({ blocks: words });
  await expect(setStatus(id, { status: 'published' })).rejects.toMatchObject({ field: 'cover_signature' });
  const cover_signature = await staff.has.picture();
  await write({ blocks: words, cover_signature });
  await setStatus(id, { status: 'published' });
  await expect(write({ cover_signature })).rejects.toMatchObject({ field: 'blocks' });
  await expect(write({ blocks: words })).rejects.toMatchObject({ field: 'cover_signature' });
  expect((await read(id)).data.title).toBe(title);
});

test('what was scheduled before it needed content and a cover waits for them; staff see why', async () => {
  const id = await articleBy(staff, { title: 'Early' }, true);
  await setStatus(id, { status: 'scheduled', publish_at: inMinutes(10) });
  const makeBare = (changes: string) =>
    platform.db.write(`update articles set ${changes} where id = $1`, [id]);
  await makeBare("cover_signature = null, blocks = '[]'");
  platform.clock.advance(20 * 60_000);
  const seen = async () => ({
    list: (await staff.opens('/moderation/articles/')).one('link', /Early/).text,
    editor: (await staff.opens(`/moderation/articles/${id}/`)).one('region', 'Publishing').text,
  });
  await runDue();
  await expect(read(id)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await edited(id)).toMatchObject({ status: 'scheduled', missing: 'content' });
  expect(await seen()).toEqual({
    list: expect.stringContaining('Needs content'),
    editor: expect.stringContaining("isn't published without content"),
  });
  const blocks = [{ type: 'text' as const, text: 'Words' }];
  await platform.db.write('update articles set blocks = $2 where id = $1', [id, JSON.stringify(blocks)]);
  await runDue();
  expect(await seen()).toEqual({
    list: expect.stringContaining('Needs a cover'),
    editor: expect.stringContaining("isn't published without a cover"),
  });
  const { version } = await edited(id);
  const cover_signature = await staff.has.picture();
  const whole = { article_id: id, version, title: 'Early', blocks, cover_signature };
  await staff.call('ModerationArticleResource.update', whole);
  expect(await edited(id)).toMatchObject({ status: 'scheduled', missing: null });
  await runDue();
  expect((await read(id)).data.status).toBe('published');
});

test('a schedule can be moved and cancelled', async () => {
  const id = await articleBy(staff, {}, true);
  await setStatus(id, { status: 'scheduled', publish_at: inMinutes(10) });
  await setStatus(id, { status: 'scheduled', publish_at: inMinutes(30) });
  platform.clock.advance(20 * 60_000);
  await runDue();
  expect((await edited(id)).status).toBe('scheduled');
  await setStatus(id, { status: 'draft' });
  platform.clock.advance(20 * 60_000);
  await runDue();
  expect(await edited(id)).toMatchObject({ status: 'draft', publish_at: null });
});

test('an unpublished article is gone for all but staff, and comes back with the day that it first had', async () => {
  const id = await articleBy(staff);
  const { published_at } = (await read(id)).data;
  platform.clock.advance(86_400_000);
  await setStatus(id, { status: 'unpublished' });
  for (const who of [cast.visitor, cast.ada, cast.bot]) {
    await expect(who.call('ArticleResource.get', { article_id: id })).rejects.toMatchObject({
      kind: 'not-found',
      reason: 'article-not-found',
    });
  }
  expect((await staff.call('ArticleResource.get', { article_id: id })).data.status).toBe('unpublished');
  await setStatus(id, { status: 'scheduled', publish_at: inMinutes(5) });
  await setStatus(id, { status: 'unpublished' });
  await setStatus(id, { status: 'published' });
  expect((await read(id)).data.published_at).toBe(published_at);
});

test('what makes no sense is refused by name, and so is whoever saw an older version', async () => {
  const [draft, published] = [await articleBy(staff, {}, true), await articleBy(staff)];
  const refused = [
    [draft, { status: 'unpublished' }, 'article-is-not-published'],
    [draft, { status: 'scheduled', publish_at: inMinutes(0) }, 'article-date-is-past'],
    [draft, { status: 'scheduled' }, 'article-date-is-past'],
    [draft, { status: 'published', version: 7 }, 'article-changed-meanwhile'],
    [published, { status: 'published' }, 'article-is-published'],
    [published, { status: 'draft' }, 'article-is-published'],
    [published, { status: 'scheduled', publish_at: inMinutes(5) }, 'article-is-published'],
  ] as const;
  for (const [id, sent, reason] of refused) {
    await expect(setStatus(id, sent), reason).rejects.toMatchObject({ reason });
  }
  await setStatus(published, { status: 'unpublished' });
  await expect(setStatus(published, { status: 'draft' })).rejects.toMatchObject({
    reason: 'article-is-published',
  });
  await expect(setStatus(draft, { status: 'published' }, cast.ada)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const missing = { article_id: '9007199254740', version: 1, status: 'published' } as const;
  await expect(staff.call('ModerationArticleStatusResource.update', missing)).rejects.toMatchObject({
    kind: 'not-found',
  });
});
