import { beforeAll, expect, test } from 'vitest';
import { type Moderation, openModeration } from '#features/trust/moderation/testing-moderation.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Cast, CastMember } from '#testing/cast.ts';
import type { Page } from '#testing/pages.ts';
import { structuredDataOf } from '#testing/structured-data.ts';

let world: Moderation;
let cast: Cast;

beforeAll(async () => {
  world = await openModeration();
  cast = world.cast;
}, 60_000);

const dataOf = async (page: Page) => (await structuredDataOf(page))[0];
const robotsOf = (page: Page) => page.select('meta[name=robots]').map((tag) => tag.attribute('content'));
const asVisitor = (path: string) => cast.visitor.opens(path);
const listedOf = async ({ username }: CastMember): Promise<string[]> => {
  const { hasPart = [] } = (await dataOf(await asVisitor(`/${username}/`))) ?? {};
  return hasPart.map(({ url }: { url: string }) => new URL(url).pathname);
};

test('[SEO-06] a pin that staff keeps out of search engines is marked noindex, and the profile leaves it out', async () => {
  const { ada } = cast;
  const { id } = await ada.saves.pin();
  const path = `/pin/${id}/`;
  expect(robotsOf(await asVisitor(path))).toEqual([]);
  expect(await listedOf(ada)).toContain(path);
  const decided = await world.reported('pin', id);
  await world.decide(decided, { decision: 'noindex' });
  const { data } = await cast.visitor.call('PinResource.get', { id });
  expect(data.seo_noindex_reason).toBe('moderation');
  const page = await asVisitor(path);
  expect([robotsOf(page), await dataOf(page)]).toEqual([['noindex'], undefined]);
  expect(await listedOf(ada)).not.toContain(path);
  await world.appeal(decided, ada);
  await world.answer(decided, 'overturned');
  expect(robotsOf(await asVisitor(path))).toEqual([]);
  expect(await listedOf(ada)).toContain(path);
});

test('a person whom staff keeps out stays out whatever they choose, and their last choice counts after that', async () => {
  const { ada, ben } = cast;
  const isOut = async ({ username }: CastMember) => robotsOf(await asVisitor(`/${username}/`)).length > 0;
  const choose = (who: CastMember, exclude_from_search: boolean) =>
    who.call('UserSettingsResource.update', { exclude_from_search });
  for (const [who, before, after] of [
    [ben, true, false],
    [ada, false, true],
  ] as const) {
    await choose(who, before);
    const decided = await world.reported('person', who.id);
    await world.decide(decided, { decision: 'noindex' });
    await choose(who, after);
    expect((await who.call('UserSettingsResource.get', {})).data.exclude_from_search).toBe(after);
    expect(await isOut(who)).toBe(true);
    await world.appeal(decided, who);
    await world.answer(decided, 'overturned');
    expect(await isOut(who)).toBe(after);
    await choose(who, false);
  }
});

test('the structured data of a pin names its topics', async () => {
  const { id } = await cast.ada.saves.pin({ title: 'Sourdough' });
  const keywords = async () => (await dataOf(await asVisitor(`/pin/${id}/`))).keywords;
  expect(await keywords()).toBeUndefined();
  const { data: topic } = await cast.ada.call('TopicResource.get', { interest: 'gardening' });
  await cast.ada.call('PinTopicsResource.update', { pin_id: id, interest_ids: [topic.id as Id] });
  expect(await keywords()).toEqual(['Gardening']);
});

test('[SEO-03] the ratings in structured data are the stars of those who tried it, 5 the best and 1 the worst', async () => {
  const { ada, ben, chi } = cast;
  const { id } = await ada.saves.pin();
  const rate = (who: CastMember, rating: number | null) =>
    who.call('DidItActivityResource.create', { pin_id: id, rating });
  const ratingOf = async () => (await dataOf(await asVisitor(`/pin/${id}/`))).aggregateRating;
  await rate(ben, null);
  expect(await ratingOf()).toBeUndefined();
  await rate(ben, 1);
  await rate(chi, 4);
  await rate(ben, 5);
  expect(await ratingOf()).toEqual({
    '@type': 'AggregateRating',
    ...{ ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 },
  });
  await chi.call('DidItActivityResource.update', { pin_id: id, rating: null });
  expect(await ratingOf()).toMatchObject({ ratingValue: 5, ratingCount: 1 });
  for (const rating of [0, 6, 2.5])
    await expect(rate(chi, rating)).rejects.toMatchObject({ kind: 'invalid', field: 'rating' });
  const tries = await asVisitor(`/pin/${id}/`);
  expect(tries.one('heading', 'How it went').text).toBe('How it went');
  expect(tries.all('img', '5 of 5 stars')).toHaveLength(1);
});
