import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let platform: TestPlatform;
let cast: Cast;
let bens: WebClient[];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  bens = [webClient(await testWebServer(platform)), webClient(await testWebServer(platform))];
  for (const ben of bens)
    await ben.post('UserSessionResource', 'create', { username_or_email: 'ben', password: PASSWORD });
});

async function seen() {
  const answers = await Promise.all(bens.map((ben) => ben.get('UserResource', { username: 'ada' })));
  return answers.map(({ status, json }) => [status, json.resource_response.data?.explicitly_followed_by_me]);
}

test('a block, its end and who is followed count from the next request on, at every web process', async () => {
  expect(await seen()).toEqual(Array(2).fill([200, false]));
  await cast.ben.follows(cast.ada);
  expect(await seen()).toEqual(Array(2).fill([200, true]));
  await cast.ada.call('UserBlockResource.create', { blocked_user_id: cast.ben.id });
  expect(await seen()).toEqual(Array(2).fill([404, undefined]));
  await cast.ada.call('UserBlockResource.delete', { blocked_user_id: cast.ben.id });
  expect(await seen()).toEqual(Array(2).fill([200, false]));
});

test('who follows more people than are read with the session still follows the last of them', async () => {
  const many = await memberOf(platform, 'many');
  await platform.db.write(
    `insert into follows (home, follower_id, followee_id) select $1, $2, n from generate_series(1, 400) as n`,
    [homeOf(cast.ben.id), cast.ben.id],
  );
  for (const follows of [false, true]) {
    if (follows) await cast.ben.follows(many);
    const answer = await bens[0]?.get('UserResource', { username: 'many' });
    expect(answer?.json.resource_response.data.explicitly_followed_by_me).toBe(follows);
  }
});
