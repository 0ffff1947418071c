import { expect, test } from 'vitest';
import { countingQueries } from '#testing/count-queries.ts';
import { begin, listOf, send, writersForEachTest } from '../testing-conversations.ts';
import { listConversations } from './list-conversations.service.ts';

const writers = writersForEachTest();

test('the conversation last written in comes first, page by page, and a page costs the same however many it shows', async () => {
  const { ada, ben, chi, platform, more } = writers;
  const queriesFor = async () => {
    const { context, count } = countingQueries({ ...(await ada.context()), viewer: ada.viewer });
    const { items } = await listConversations(context, { state: 'open', after: null, pageSize: 25 });
    return { shown: items.length, queries: count() };
  };
  const first = await begin(ada, [ben], 'One');
  const pin = await ada.saves.pin();
  await send(ada, first.id, { pin: pin.id });
  const few = await queriesFor();
  expect(few.shown).toBe(1);
  const begun = [];
  for (const name of ['Dan', 'Eve', 'Fay']) {
    platform.clock.advance(1000);
    begun.push(await begin(ada, [await more(name)], `Hello ${name}`));
  }
  await begin(ada, [ben, chi], 'All');
  expect(await queriesFor()).toEqual({ shown: 5, queries: few.queries });
  platform.clock.advance(1000);
  await send(ada, first.id, { text: 'Again' });
  const all = (await listOf(ada)).map(({ id }) => id);
  expect(all[0]).toBe(first.id);
  const page = await ada.call('ConversationsResource.get', { page_size: 2 });
  const next = await ada.call('ConversationsResource.get', { page_size: 10, bookmarks: [page.bookmark] });
  expect([...page.data, ...next.data].map(({ id }) => id)).toEqual(all);
  expect(next.bookmark).toBeNull();
});
