import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeAll, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from '#testing/database.ts';
import { openWorld } from '#testing/permissions/world.ts';
import { testPlatform } from '#testing/platform.ts';
import { productPages } from '#testing/product-pages.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import { lookingFor, type PageWorld, VIEWERS } from './hidden-page-variants.ts';
import { NAMING } from './hidden-pages.ts';
import { recordingQueries } from './recording-queries.ts';

const NAMES = { visitor: null, stranger: 'chi', blocked: 'dan', owner: 'ada', staff: 'hal' };

let looks: PageWorld;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const world = await openWorld(platform);
  const { db, ...queries } = recordingQueries(platform.db);
  const config = { ...platform.config, rateLimitFactor: 1000, pageCacheSeconds: 0 };
  const app = await testWebServer({ ...platform, config, db }, productPages);
  const clientOf = async (viewer: (typeof VIEWERS)[number]) => {
    const client = webClient(app);
    const username_or_email = NAMES[viewer];
    if (username_or_email)
      await client.post('UserSessionResource', 'create', { username_or_email, password: PASSWORD });
    return [viewer, client] as const;
  };
  const clients = Object.fromEntries(await Promise.all(VIEWERS.map(clientOf))) as PageWorld['clients'];
  looks = { world, queries, clients, things: new Map() };
});

function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/');
    return [...(path === undefined && !index ? [] : [own]), ...patternsOf(children, own)];
  });
}

test('every page whose path names something is looked at', () => {
  const naming = new Set(patternsOf(routes).filter((pattern) => pattern.includes(':')));
  expect(Object.keys(NAMING).toSorted()).toEqual([...naming].toSorted());
});

test.each(Object.entries(NAMING).flatMap(([pattern, rows]) => rows.map((row) => [pattern, row] as const)))(
  'what is hidden looks like what never was, and is read alike: /%s',
  async (_pattern, row) => {
    expect((await lookingFor(looks, row)).join('\n\n')).toBe('');
  },
);
