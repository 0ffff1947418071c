import { expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Caller, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

test('a search starts with topics, those followed first, and with people whom the viewer may see', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada, ben, chi, visitor } = await castOf(platform);
  const dan = await memberOf(platform, 'dan', 'Dan');
  const start = async (who: Caller) => {
    const { topics, people } = (await who.call('SearchStartResource.get', {})).data;
    return { topics: topics.map(({ url_name }) => url_name), people: people.map(({ username }) => username) };
  };
  expect(await start(visitor)).toEqual({ topics: [], people: [] });
  await platform.db.write(`update interests set pin_count = case slug when 'cats' then 9 else 3 end
    where slug in ('cats', 'dogs')`);
  const [cats] = await platform.db.rows<{ id: string }>(
    "select id::text from interests where slug = 'bread'",
  );
  await ada.call('InterestFollowResource.create', { interest_list: [cats?.id ?? ''] });
  expect((await start(ada)).topics).toEqual(['bread', 'cats', 'dogs']);
  expect((await start(visitor)).topics).toEqual(['cats', 'dogs']);

  // Nobody is tied to her yet, so whoever saved last is offered.
  await dan.saves.pin({ title: 'New' });
  expect((await start(ada)).people).toEqual(['dan']);
  await ben.call('UserFollowResource.create', { user_id: ada.id });
  platform.clock.advance(1000);
  await ada.follows(chi);
  expect((await start(ada)).people).toEqual(['chi', 'ben', 'dan']);
  await dan.blocks(ada);
  await platform.db.write('update users set suspended_at = now() where home = $1 and id = $2', [
    ...[homeOf(ben.id), ben.id],
  ]);
  expect((await start(ada)).people).toEqual(['chi']);
  expect((await start(visitor)).people).toEqual([]);
  const { data } = await ada.call('SearchStartResource.get', { has_people: false });
  expect([data.topics.length, data.people]).toEqual([3, []]);
});
