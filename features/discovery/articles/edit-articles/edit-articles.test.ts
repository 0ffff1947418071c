import { beforeAll, expect, test } from 'vitest';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { articleBy } from '../testing-articles.ts';

let platform: TestPlatform;
let cast: Cast;
let staff: CastMember;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  staff = await staffOf(platform, 'warden');
});

const create = (sent: object, who = staff) =>
  who.call('ModerationArticleResource.create', { title: 'Ten lamps', ...sent } as never);
const update = (sent: object, who = staff) =>
  who.call('ModerationArticleResource.update', { title: 'Ten lamps', ...sent } as never);
const edited = async (article_id: string) =>
  (await staff.call('ModerationArticleResource.get', { article_id })).data;

test('what is written is there to edit again, in its order', async () => {
  const { ada } = cast;
  const pin = await ada.saves.pin({ title: 'A lamp' });
  const board = await ada.makes.board('Lamps');
  const blocks = [
    { type: 'text', text: 'First of all\n\nand then' },
    { type: 'board', board_id: board },
    { type: 'pin', pin_id: pin.id },
  ];
  const sent = {
    ...{ title: ' Ten   lamps ', introduction: 'Light', article_type: 1, is_shop: true, is_featured: true },
    ...{ cover_pin_id: pin.id, blocks },
  };
  const { data } = await create(sent);
  expect(data.version).toBe(1);
  const article = await edited(data.id);
  expect(article).toMatchObject({
    ...{ ...sent, title: 'Ten lamps', status: 'draft', publish_at: null, published_at: null },
    ...{ cover_signature: null, url: `/today/shop/ten-lamps/${data.id}/` },
  });
  expect(article.shown.map((one) => (one.type === 'pin' ? one.pin.id : one.type))).toEqual(['board', pin.id]);
  const fewer = await update({ article_id: data.id, version: 1, blocks: blocks.slice(0, 1) });
  expect(fewer.data.version).toBe(2);
  expect(await edited(data.id)).toMatchObject({
    ...{ introduction: '', article_type: null, is_shop: false, is_featured: false, cover_pin_id: null },
    blocks: blocks.slice(0, 1),
  });
});

test('two editors do not overwrite each other: the second is refused by name and loses nothing', async () => {
  const other = await staffOf(platform, 'second');
  const { data } = await create({ introduction: 'Before' });
  const from = { article_id: data.id, version: 1 };
  const both = await Promise.allSettled([
    update({ ...from, introduction: 'Mine' }),
    update({ ...from, introduction: 'Theirs' }, other),
  ]);
  const [refused, ...more] = both.filter((one) => one.status === 'rejected');
  expect(more).toEqual([]);
  expect(refused?.reason).toMatchObject({
    kind: 'conflict',
    reason: 'article-changed-meanwhile',
    field: 'version',
  });
  const article = await edited(data.id);
  expect(article.version).toBe(2);
  expect(['Mine', 'Theirs']).toContain(article.introduction);
  await update({ ...from, version: 2, introduction: 'Again' }, other);
  expect((await edited(data.id)).introduction).toBe('Again');
});

test('only staff writes, and what does not exist or is hidden from them is refused by name', async () => {
  const { ada, visitor } = cast;
  await expect(create({}, ada)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(visitor.call('ModerationArticlesResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const secret = await ada.makes.board('Closed', { privacy: 'secret' });
  const hidden = await ada.saves.pin({ board: secret });
  const refused = [
    [{ title: '?!' }, 'article-title-needs-letters', 'title'],
    [{ blocks: [{ type: 'pin', pin_id: hidden.id }] }, 'article-pin-not-found', 'blocks'],
    [{ blocks: [{ type: 'board', board_id: secret }] }, 'article-board-not-found', 'blocks'],
    [{ cover_pin_id: hidden.id }, 'article-cover-not-in-article', 'cover_pin_id'],
    [{ cover_signature: await ada.has.picture() }, 'invalid-cover_signature', 'cover_signature'],
    [{ blocks: [{ type: 'text', text: '  ' }] }, undefined, 'blocks'],
    [{ blocks: Array(61).fill({ type: 'text', text: 'x' }) }, undefined, 'blocks'],
    [{ article_type: 3 }, undefined, 'article_type'],
  ] as const;
  for (const [sent, reason, field] of refused) {
    const because = { kind: 'invalid', field: expect.stringContaining(field), ...(reason && { reason }) };
    await expect(create(sent), field).rejects.toMatchObject(because);
  }
  const { data } = await create({});
  const upload = await staff.call('VIPResource.get', { upload_ids: [await staff.has.video()] });
  const video = Object.values(upload.data)[0]?.signature;
  const changed = { article_id: data.id, version: 1, cover_signature: video };
  await expect(update(changed)).rejects.toMatchObject({ reason: 'article-cover-not-a-picture' });
  const missing = { article_id: '9007199254740', version: 1 };
  await expect(update(missing)).rejects.toMatchObject({ kind: 'not-found' });
});

test('what is in an article stays there when it becomes hidden, and cannot come back once it was taken out', async () => {
  const { ada } = cast;
  const pin = await ada.saves.pin();
  const blocks = [{ type: 'pin' as const, pin_id: pin.id }];
  const article_id = await articleBy(staff, { blocks }, true);
  await ada.call('PinResource.delete', { id: pin.id });
  await update({ article_id, version: 1, blocks });
  expect(await edited(article_id)).toMatchObject({ blocks, shown: [] });
  await update({ article_id, version: 2, blocks: [] });
  await expect(update({ article_id, version: 3, blocks })).rejects.toMatchObject({
    reason: 'article-pin-not-found',
  });
});

test('the list has every state, last changed first, page by page; the log says who did what', async () => {
  const [first, second] = [
    await articleBy(staff, { title: 'One' }, true),
    await articleBy(staff, { title: 'Two' }),
  ];
  platform.clock.advance(1000);
  await update({ article_id: first, version: 1, title: 'One more' });
  const page = await staff.call('ModerationArticlesResource.get', { page_size: 1 });
  expect(page.data).toMatchObject([{ id: first, status: 'draft', title: 'One more' }]);
  const next = await staff.call('ModerationArticlesResource.get', {
    ...{ page_size: 1, bookmarks: [page.bookmark ?? ''] },
  });
  expect(next.data).toMatchObject([{ id: second, status: 'published' }]);
  const { data: log } = await staff.call('ModerationLogResource.get', { page_size: 4 });
  const told = log.map(({ act, staff: who, case_id, data }) => [
    act,
    who,
    case_id,
    data.article_id,
    data.title,
  ]);
  expect(told[0]).toEqual(['article_changed', 'warden', null, first, 'One more']);
  expect(
    told
      .slice(1)
      .map(([act]) => act)
      .sort(),
  ).toEqual(['article_created', 'article_created', 'article_published']);
});
