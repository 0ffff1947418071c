import { createElement, type FunctionComponent } from 'react';
import { type ServerBuild, useLoaderData } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/identity/testing-sign-up.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { pagesBuild } from '#testing/pages-build.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import * as entry from './entry.server.tsx';
import * as root from './root.tsx';

const PAGES: Record<string, { default: unknown }> = {
  '': await import('./pages/home.tsx'),
  news: await import('./pages/news.tsx'),
  search: await import('./pages/search.tsx'),
  'pin/:id': await import('./pages/pin.tsx'),
  ':username/_pins': await import('./pages/profile-pins.tsx'),
  ':username/:slug': await import('./pages/board.tsx'),
};
const PROFILE = await import('./pages/profile.tsx');
const SAVED = await import('./pages/profile-saved.tsx');
const CONVERSATIONS = await import('./pages/conversations.tsx');

const facts = {
  ...{ hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ hasLoader: true, hasDefaultExport: true, hasErrorBoundary: false },
  ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
  hydrateFallbackModule: undefined,
};

/** As the build hands it to React Router: the page gets what its loader answered. */
function pageAt(path: string, module: { default: unknown }, parentId = 'root') {
  const Page = module.default as FunctionComponent<{ loaderData: unknown }>;
  const Loaded = () => createElement(Page, { loaderData: useLoaderData() });
  return { id: path || 'home', parentId, path, module: { ...module, default: Loaded } };
}

const routes = [
  ...Object.entries(PAGES).map(([path, module]) => pageAt(path, module)),
  pageAt(':username', PROFILE),
  { ...pageAt('_saved', SAVED), parentId: ':username' },
  pageAt('conversations', CONVERSATIONS),
];
const build = pagesBuild({
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { ...root, ErrorBoundary: () => null } },
    ...Object.fromEntries(routes.map((page) => [page.id, page])),
  } as ServerBuild['routes'],
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: { ...facts, id: 'root', path: '', module: '/root.js' },
      ...Object.fromEntries(
        routes.map(({ id, parentId, path }) => [id, { ...facts, id, parentId, path, module: '/page.js' }]),
      ),
    },
    url: '/manifest.js',
    version: 'one',
  },
});

let count = 0;
let ada: WebClient;
let cast: { ada: CastMember; ben: CastMember };
let pinId: string;
let boardUrl: string;
/** What each page shows, to know that it is there. */
const TITLE = 'Oak table';

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
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
  const pages = { load: async () => build, serveAssets: async () => {}, isLean: true };
  ada = webClient(await testWebServer({ ...platform, db }, pages));
  await ada.post('UserSessionResource', 'create', { username_or_email: 'ada', password: PASSWORD });
}, 60_000);

/** How many statements the answer takes, finding out who asks included; flags are read once in a while. */
async function statementsOf(url: string): Promise<number> {
  await ada.send({ method: 'GET', url });
  count = 0;
  const { status, text } = await ada.send({ method: 'GET', url });
  expect([url, status]).toEqual([url, 200]);
  expect(text).toContain(url === '/news/' ? 'Ben' : TITLE);
  return count;
}

test.each([
  ['home', () => '/', 6],
  ['the own saved pins and boards', () => '/ada/_saved/', 10],
  ['the own pins', () => '/ada/_pins/', 4],
  ["somebody else's saved pins and boards", () => '/ben/_saved/', 5],
  ["somebody else's board", () => boardUrl, 3],
  ["somebody else's pin", () => `/pin/${pinId}/`, 4],
  ['search', () => `/search/?q=oak`, 3],
  ['news', () => '/news/', 6],
  ['messages', () => '/conversations/', 7],
])('%s of somebody who is signed in takes as many statements as it did', async (_what, urlOf, statements) => {
  expect(await statementsOf(urlOf())).toBe(statements);
});
