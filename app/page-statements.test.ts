import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { articleBy } from '#features/discovery/articles/testing-articles.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { productPages } from '#testing/product-pages.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let count = 0;
let ada: WebClient;
let visitor: WebClient;
let platform: TestPlatform;
let cast: { ada: CastMember; ben: CastMember };
let pinId: string;
let boardUrl: string;
/** Each page shows it, which tells that the page rendered. */
const TITLE = 'Oak table';

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  for (const person of [cast.ada, cast.ben]) {
    for (const name of ['Kitchens', 'Gardens']) {
      const board = await person.makes.board(name);
      const pin = await person.saves.pin({ board, title: TITLE });
      pinId = pin.id;
      boardUrl = pin.board?.url ?? '';
    }
  }
  await cast.ada.follows(cast.ben);
  await cast.ben.call('UserFollowResource.create', { user_id: cast.ada.id });
  await cast.ben.call('ConversationsResource.create', { user_ids: [cast.ada.id], text: TITLE });
  const blocks = [{ type: 'pin' as const, pin_id: pinId as Id }];
  const article = { title: TITLE, is_featured: true, blocks };
  await articleBy(await staffOf(platform, 'warden'), article);
  await platform.runJobs();
  const counted = (of: Queryable): Queryable => ({
    rows: (...asked) => {
      count += 1;
      return of.rows(...asked);
    },
    write: (...asked) => {
      count += 1;
      return of.write(...asked);
    },
  });
  const db = { ...platform.db, ...counted(platform.db) };
  const config = { ...platform.config, pageCacheSeconds: 0 };
  const server = await testWebServer({ ...platform, config, db }, productPages);
  ada = webClient(server);
  visitor = webClient(server);
  await ada.post('UserSessionResource', 'create', { username_or_email: 'ada', password: PASSWORD });
});

/** Number of statements for this response, including authentication; flags are read only now and then. */
async function statementsOf(url: string, client = ada): Promise<number> {
  await client.send({ method: 'GET', url });
  count = 0;
  const { status, text } = await client.send({ method: 'GET', url });
  expect([url, status]).toEqual([url, 200]);
  expect(text).toContain(url === '/news/' ? 'Ben' : TITLE);
  return count;
}

test.each([
  ['home with featured articles', () => '/', 7],
  ['the own saved pins and boards', () => '/ada/_saved/', 7],
  ['the own pins', () => '/ada/_pins/', 4],
  ["somebody else's saved pins and boards", () => '/ben/_saved/', 6],
  ["somebody else's board", () => boardUrl, 4],
  ["somebody else's pin", () => `/pin/${pinId}/`, 5],
  ['search', () => `/search/?q=oak`, 7],
  ['the start page of the search with topics, new pins and featured articles', () => '/search/', 9],
  ['notifications', () => '/news/', 6],
  ['messages', () => '/conversations/', 6],
])('%s of somebody who is signed in takes as many statements as it did', async (_what, urlOf, statements) => {
  expect(await statementsOf(urlOf())).toBe(statements);
});

test('a profile for visitors and search engines takes as many, however many of its Pins may not be indexed', async () => {
  const { ben } = cast;
  expect(await statementsOf('/ben/', visitor)).toBe(5);
  await ben.makes.board('Kept out', { pins: 30 });
  await platform.db.write(
    "update pins set seo_noindex_reason = 'spam' where home = $1 and pinner_id = $2 and title like 'Kept out%'",
    [homeOf(ben.id), ben.id],
  );
  await ben.saves.pin({ title: TITLE });
  expect(await statementsOf('/ben/', visitor)).toBe(5);
});
