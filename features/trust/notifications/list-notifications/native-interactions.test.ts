import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('what others did is fetched a page at a time, each once, until there is no more', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  const dan = await memberOf(platform, 'dan');
  for (const who of [ben, chi, studio, dan]) await who.call('UserFollowResource.create', { user_id: ada.id });
  await platform.runJobs();
  const names: string[] = [];
  let bookmark: string | null = null;
  do {
    const bookmarks: string[] = bookmark ? [bookmark] : [];
    const page: { data: { user: { username: string } }[]; bookmark: string | null } = await ada.call(
      'NativeInteractionsResource.get',
      { page_size: 3, bookmarks },
    );
    names.push(...page.data.map(({ user }) => user.username));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(names.toSorted()).toEqual(['ben', 'chi', 'dan', studio.username].toSorted());
  const { data } = await ada.call('NativeInteractionsResource.get', {});
  expect(data[0]).toMatchObject({ type: 'native_interaction', interaction_type: 'user_follow' });
  expect((await ben.call('NativeInteractionsResource.get', {})).data).toEqual([]);
  await expect(visitor.call('NativeInteractionsResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});
