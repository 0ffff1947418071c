import { expect, test } from 'vitest';
import type { CastMember } from '#testing/cast.ts';
import { begin, send, writersForEachTest } from '../testing-conversations.ts';
import { newerMessages } from './use-thread.ts';

const writers = writersForEachTest();

test('an own message that was sent before another one came hides none, and each page of what is new comes once', async () => {
  const { ada, ben } = writers;
  const { id } = await begin(ada, [ben]);
  const first = await send(ada, id, { text: 'First' });
  const fetchNewer = newerMessages(first.id, pagesOf(ada, id));
  await send(ben, id, { text: 'From Ben' });
  await send(ada, id, { text: 'My own' });
  for (const text of ['One', 'Two', 'Three']) await send(ben, id, { text });
  expect((await fetchNewer()).map(({ text }) => text)).toEqual(['Three', 'Two', 'One', 'My own', 'From Ben']);
  expect(await fetchNewer()).toEqual([]);
  const all = await newerMessages(null, pagesOf(ada, id))();
  expect(all).toHaveLength(6);
});

const pagesOf =
  (who: CastMember, conversation_id: string) =>
  async (newer_than: string | null, bookmark: string | null) => {
    const { data, bookmark: next } = await who.call('ConversationMessagesResource.get', {
      ...{ conversation_id, page_size: 2 },
      ...(newer_than && { newer_than }),
      ...(bookmark && { bookmarks: [bookmark] }),
    });
    return { messages: data, bookmark: next };
  };
