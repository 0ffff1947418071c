import { expect, test } from 'vitest';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

test('the topics that a person follows are listed page by page, to whoever sees the profile', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada, ben, chi, visitor } = await castOf(platform);
  await platform.db.write(
    `with topics as (insert into interests (slug, name) select 'topic-' || n, 'Topic ' || n
       from generate_series(1, 3) n returning id)
     insert into interest_follows (home, user_id, interest_id) select $1::bigint >> 51, $1, id from topics`,
    [ada.id],
  );
  const listed = async (who: typeof visitor, bookmarks: string[] = []) => {
    const options = { username: 'ada', page_size: 2, bookmarks };
    const { data, bookmark } = await who.call('InterestFollowingResource.get', options);
    return { names: data.map(({ name }) => name), bookmark };
  };
  const first = await listed(visitor);
  expect(first.names).toEqual(['Topic 1', 'Topic 2']);
  expect(await listed(visitor, [first.bookmark ?? ''])).toEqual({ names: ['Topic 3'], bookmark: null });
  await ada.blocks(ben);
  await expect(listed(ben)).rejects.toMatchObject({ kind: 'not-found' });
  await platform.db.write('update users set is_private_profile = true where id = $1', [ada.id]);
  expect(await listed(chi)).toEqual({ names: [], bookmark: null });
});
