import { beforeAll, expect, test } from 'vitest';
import { fileAll } from '#features/discovery/topics/testing-topics.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { structuredDataOf } from '#testing/structured-data.ts';
import { countTopics, findTopics } from './find-topics.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada } = cast;
  const board = await ada.makes.board('Baguettes');
  await ada.saves.pin({ board, title: 'A baguette', description: 'With #RyeBread and #Bread' });
  await fileAll(platform);
}, 60_000);

test('a visitor finds a topic from the start page of the search, with its pins, boards, people and relatives', async () => {
  const { visitor } = cast;
  const start = await visitor.opens('/search/');
  const topics = await visitor.opens(start.one('link', 'All topics').attribute('href') ?? '');
  expect(topics.one('heading', { level: 1 }).text).toBe('Topics');
  const bread = await visitor.opens(topics.one('link', 'Bread').attribute('href') ?? '');
  expect(bread.title).toBe('Bread · Pinfold');
  const address = `${platform.config.origin}/topics/bread/`;
  expect(bread.select('link[rel=canonical]').map((link) => link.attribute('href'))).toEqual([address]);
  expect(await structuredDataOf(bread)).toMatchObject([{ '@type': 'CollectionPage', '@id': address }]);
  expect(await structuredDataOf(await cast.ada.opens('/topics/bread/'))).toEqual([]);
  expect(bread.one('list', 'Pins about this topic').texts('article')).toHaveLength(1);
  expect(bread.text).toContain('1 Pin · 0 followers');
  expect(bread.one('navigation', 'Related topics').texts('link')).toContain('Cakes');
  const boards = await visitor.opens('/topics/bread/?show=boards');
  expect(boards.one('list', 'Boards about this topic').texts('link').join()).toContain('Baguettes');
  const people = await visitor.opens('/topics/bread/?show=people');
  expect(people.one('list', 'People with boards about this topic').all('link')).toHaveLength(1);
  for (const [show, says] of [
    ['', 'No Pins yet'],
    ['?show=boards', 'No boards yet'],
    ['?show=people', 'No one yet'],
  ]) {
    expect((await visitor.opens(`/topics/horses/${show}`)).all('heading', says), show).toHaveLength(1);
  }
});

test('the topics that a person follows are on their profile, where everybody can follow them', async () => {
  const { visitor, ada, ben } = cast;
  const { id: interest_id } = (await ada.call('TopicResource.get', { interest: 'bread' })).data;
  await ada.call('InterestFollowResource.create', { interest_id });
  for (const [viewer, button] of [
    [visitor, 'Follow Bread'],
    [ben, 'Follow Bread'],
    [ada, 'Following Bread'],
  ] as const) {
    const topics = (await viewer.opens('/ada/topics/')).one('list', 'Topics');
    expect(topics.one('link').attribute('href')).toBe('/topics/bread/');
    expect(topics.all('button', button)).toHaveLength(1);
  }
  await ada.call('InterestFollowResource.delete', { interest_id });
});

test('an address of another spelling leads to the right one, and no topic is a 404', async () => {
  const { visitor } = cast;
  expect((await visitor.opens('/topics/Bread/?show=boards')).address).toBe('/topics/bread/?show=boards');
  expect((await visitor.opens('/topics/no-such-topic/')).status).toBe(404);
  expect((await visitor.opens('/topics/%00/')).status).toBe(404);
});

test('a hashtag leads to its topic, and to the search where there is none', async () => {
  const { visitor } = cast;
  const { data } = await visitor.call('TopicFeedResource.get', { interest: 'bread' });
  const pin = await visitor.opens(`/pin/${data[0]?.id}/`);
  const of = (tag: string) => pin.one('link', tag).attribute('href') ?? '';
  expect((await visitor.opens(of('#Bread'))).address).toBe('/topics/bread/');
  expect((await visitor.opens(of('#RyeBread'))).address).toBe('/search/?rs=typed&q=%23RyeBread&scope=');
});

const idOf = async (interest: string) =>
  (await cast.visitor.call('TopicResource.get', { interest })).data.id as Id;

test('a hashtag is one word however its topic is written, also by a new name or that of a merged topic', async () => {
  const { visitor } = cast;
  const staff = await staffOf(platform, 'hashtags');
  await staff.call('ModerationTopicResource.update', {
    topic_id: await idOf('bread'),
    name: 'Pâtés & bread',
  });
  await staff.call('ModerationTopicMergeResource.create', {
    ...{ topic_id: await idOf('horses'), into_id: await idOf('dogs') },
  });
  for (const [tag, path] of [
    ['foodanddrink', '/topics/food-and-drink/'],
    ['FoodAndDrink', '/topics/food-and-drink/'],
    ['Food_and_drink', '/topics/food-and-drink/'],
    ['BREAD', '/topics/bread/'],
    ['PatesAndBread', '/topics/bread/'],
    ['pâtésandbread', '/topics/bread/'],
    ['Horses', '/topics/dogs/'],
    ['FoodAndDrinks', '/search/?rs=typed&q=%23FoodAndDrinks&scope='],
    ['FoodAnd', '/search/?rs=typed&q=%23FoodAnd&scope='],
  ] as const) {
    expect((await visitor.opens(`/hashtag/${encodeURIComponent(tag)}/`)).address, tag).toBe(path);
  }
  await staff.call('ModerationTopicResource.update', { topic_id: await idOf('bread'), name: 'Bread' });
});

test('somebody new chooses topics only when signed in, and finds those that were chosen', async () => {
  const { visitor, ada } = cast;
  expect((await visitor.opens('/welcome/')).address).toBe('/login/?next=%2Fwelcome%2F');
  const chooser = async () => {
    const page = await ada.opens('/welcome/');
    const topics = page.one('list', 'Topics').all('button');
    const chosen = topics.filter((topic) => topic.attribute('aria-pressed') === 'true');
    return { count: topics.length, chosen: chosen.map(({ text }) => text), skip: page.texts('link', 'Skip') };
  };
  const before = await chooser();
  expect(before.count).toBeGreaterThan(20);
  expect(before).toMatchObject({ chosen: [], skip: ['Skip'] });
  const { id } = (await ada.call('TopicResource.get', { interest: 'animals' })).data;
  await ada.call('InterestFollowResource.create', { interest_list: [id] });
  expect(await chooser()).toMatchObject({ chosen: ['Animals'], skip: [] });
  await ada.call('InterestFollowResource.delete', { interest_list: [id] });
});

test('staff finds every topic from moderation, and nobody else the pages to change them', async () => {
  const staff = await staffOf(platform, 'warden');
  const moderation = await staff.opens('/moderation/');
  const topics = await staff.opens(moderation.one('link', 'Topics').attribute('href') ?? '');
  const bread = await staff.opens(topics.one('link', /^Bread/).attribute('href') ?? '');
  expect(bread.one('textbox', 'Name').attribute('value')).toBe('Bread');
  expect(bread.one('link', 'View topic').attribute('href')).toBe('/topics/bread/');
  for (const path of ['/moderation/topics/', bread.address, '/moderation/topics/new/']) {
    expect((await staff.opens(path)).status).toBe(200);
    expect((await cast.ada.opens(path)).status).toBe(404);
  }
});

test('the address of a merged topic leads staff to the one it was merged into, also by way of another', async () => {
  const staff = await staffOf(platform, 'keeper');
  const [first, second] = [await idOf('sea-animals'), await idOf('farm-animals')];
  const merge = (topic_id: string, into_id: string) =>
    staff.call('ModerationTopicMergeResource.create', { topic_id, into_id });
  await merge(first, second);
  await merge(second, await idOf('cats'));
  for (const id of [first, second]) {
    const page = await staff.opens(`/moderation/topics/${id}/`);
    expect(page.address).toBe(`/moderation/topics/${await idOf('cats')}/`);
    expect(page.one('textbox', 'Name').attribute('value')).toBe('Cats');
    expect((await cast.ada.opens(`/moderation/topics/${id}/`)).status).toBe(404);
  }
});

test('topics are found by the beginnings of their words; a section that fits keeps all its topics', () => {
  const topic = (name: string) => ({ id: name, name, path: '' });
  const section = { ...topic('Home decor'), pinCount: 0, image: null, color: null };
  const sections = [{ ...section, topics: [topic('Kitchens'), topic('Small apartments')] }];
  const named = (typed: string) =>
    findTopics(sections, typed).map(({ name, topics }) => [name, ...topics.map((one) => one.name)]);
  expect(named(' ')).toEqual([['Home decor', 'Kitchens', 'Small apartments']]);
  expect(named('DECOR')).toEqual([['Home decor', 'Kitchens', 'Small apartments']]);
  expect(named('apart')).toEqual([['Home decor', 'Small apartments']]);
  expect(named('part')).toEqual([]);
  const count = (typed: string) => countTopics(findTopics(sections, typed), typed);
  expect([count('decor'), count('apart'), count('part')]).toEqual([3, 1, 0]);
});
