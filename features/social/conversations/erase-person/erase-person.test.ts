import { expect, test } from 'vitest';
import { erasing } from '#features/core/identity/testing-erasure.ts';
import { begin, listOf, writersForEachTest } from '../testing-conversations.ts';
import { eraseMessages } from './erase-person.service.ts';

const writers = writersForEachTest();

test('who is erased is taken out of a group in which nothing was written yet', async () => {
  const { ada, ben, chi, platform } = writers;
  const { id } = await begin(ada, [ben, chi]);
  for (let times = 0; times < 2; times += 1) {
    await eraseMessages(platform, erasing(ben), new AbortController().signal);
  }
  const members = await platform.db.rows<{ id: string }>(
    'select user_id as id from conversation_members where conversation_id = $1 order by user_id',
    [id],
  );
  expect(members.map((member) => member.id).sort()).toEqual([ada.id, chi.id].sort());
  expect(await listOf(ada)).toMatchObject([{ id, users: [{ username: chi.username }] }]);
});
