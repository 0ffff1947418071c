import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { createInteractions, type Interactions } from './interactions.ts';

let platform: TestPlatform;
let cast: Cast;
let pin_id: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, ben } = cast;
  pin_id = (await ada.saves.pin({ title: 'Well loved' })).id;
  for (const text of ['One', 'Two', 'Three']) {
    await ben.call('AggregatedCommentResource.create', { objectId: pin_id, text });
    platform.clock.advance(1000);
  }
});

const storeOf = (page_size: number) =>
  createInteractions((bookmark) =>
    cast.ada.call('NativeInteractionsResource.get', { pin_id, page_size, bookmarks: [bookmark] }),
  );
const textsOf = ({ items }: Interactions) => items.map(({ text }) => text);

test('[API-22] native interactions are fetched, and more are fetched, into a store that tells who listens', async () => {
  const store = storeOf(2);
  const heard: Interactions[] = [];
  const stop = store.subscribe(() => heard.push(store.read()));
  expect(store.read()).toEqual({ items: [], status: 'loading' });
  await store.fetch();
  expect(textsOf(store.read())).toEqual(['Three', 'Two']);
  expect(store.read()).toMatchObject({
    status: 'more',
    items: [{ kind: 'comment', person: { fullName: 'Ben Maker' }, board: null }, { kind: 'comment' }],
  });
  await store.fetchMore();
  expect(textsOf(store.read())).toEqual(['Three', 'Two', 'One']);
  expect(heard.map(({ status, items }) => [status, items.length])).toEqual([
    ...[['loading', 0] as const, ['more', 2] as const, ['loading', 2] as const, ['end', 3] as const],
  ]);
  await store.fetchMore();
  stop();
  await store.fetch();
  expect(heard).toHaveLength(4);
  expect(textsOf(store.read())).toEqual(['Three', 'Two']);
});

test('a page that fails leaves the others, and is asked for again', async () => {
  let isDown = true;
  const store = createInteractions(async (bookmark) => {
    if (isDown) throw new Error('No connection');
    return cast.ada.call('NativeInteractionsResource.get', { pin_id, page_size: 2, bookmarks: [bookmark] });
  });
  await store.fetch();
  expect(store.read()).toEqual({ items: [], status: 'error' });
  isDown = false;
  await store.fetchMore();
  expect(textsOf(store.read())).toEqual(['Three', 'Two']);
  isDown = true;
  await store.fetchMore();
  expect(store.read().status).toBe('error');
  isDown = false;
  await store.fetchMore();
  expect(textsOf(store.read())).toEqual(['Three', 'Two', 'One']);
});

test('an answer that another overtook is not shown', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const store = createInteractions(async (bookmark) => {
    const gate = gates[asked++];
    const answer = await cast.ada.call('NativeInteractionsResource.get', {
      ...{ pin_id, page_size: 2, bookmarks: [bookmark] },
    });
    await gate?.promise;
    return answer;
  });
  const first = store.fetch();
  const second = store.fetch();
  gates[1]?.resolve();
  await second;
  expect(store.read()).toMatchObject({ status: 'more', items: [{ text: 'Three' }, { text: 'Two' }] });
  const shown = store.read();
  gates[0]?.resolve();
  await first;
  expect(store.read()).toBe(shown);
});
