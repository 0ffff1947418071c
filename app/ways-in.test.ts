import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { FastifyInstance } from 'fastify';
import { matchRoutes, type RouteObject } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import { crawl, DESKTOP, PHONE } from '#testing/crawl.ts';
import { freshDatabase } from '#testing/database.ts';
import { type LinkedWorld, linkedWorld } from '#testing/linked-world.ts';
import { testPlatform } from '#testing/platform.ts';
import { productPages } from '#testing/product-pages.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import routes from './routes.ts';

/** Pages that only links behind a press lead to: the presses, and an address of the page. */
const BEHIND_PRESSES: Record<string, { presses: string; at: (world: LinkedWorld) => string }> = {
  conversations: { presses: 'Messages', at: () => '/conversations/' },
  'conversation/:id': {
    presses: 'Messages, a conversation',
    at: ({ conversation }) => `/conversation/${conversation}/`,
  },
  'pin/create/:method': { presses: 'Create, Photo', at: () => '/pin/create/photo/' },
  'idea-pin-builder': { presses: 'Create, Idea Pin (by a flag)', at: () => '/idea-pin-builder/' },
  'board/create': { presses: 'Create, Board', at: () => '/board/create/' },
  'board/:id/create_section': {
    presses: 'Create, Section',
    at: ({ board }) => `/board/${board}/create_section/`,
  },
  'board/:id/edit': {
    presses: 'Board options, Edit board (phone)',
    at: ({ board }) => `/board/${board}/edit/`,
  },
  'pin/:id/repin': { presses: 'Save, Log in', at: ({ pin }) => `/pin/${pin}/repin/` },
  'pin/:id/edit': { presses: 'More, Edit, Log in (limited login)', at: ({ pin }) => `/pin/${pin}/edit/` },
  'url_shortener/:code/redirect': {
    presses: 'Share, Copy short link',
    at: ({ pin }) => shortLinkTo('pin', pin),
  },
  'advertiser/ads/bulk_edit': {
    presses: 'Reporting, choose rows, Edit',
    at: () => '/advertiser/ads/bulk_edit/',
  },
  'advertiser/ads/create': {
    presses: 'Create campaign, Step by step, Continue',
    at: () => '/advertiser/ads/create/',
  },
  'advertiser/automated/ads/create': {
    presses: 'Create campaign, Automated, Continue',
    at: () => '/advertiser/automated/ads/create/',
  },
  'advertiser/automated/ads/edit': {
    presses: 'Edit campaign (automated)',
    at: () => '/advertiser/automated/ads/edit/',
  },
  'quick-promote': { presses: 'More, Promote (own Pin of a business)', at: () => '/quick-promote/' },
  ':username/_self-profile': { presses: 'Account, Your saved ideas', at: () => '/ada/_self-profile/' },
  moderation: { presses: 'Account, Moderation', at: () => '/moderation/' },
};

/** Pages that nothing in the product links to, with the reason for them. */
const FROM_ELSEWHERE: Record<string, string> = {
  'advertiser/report-center/download':
    'where the mail about a report leads, and its history once one was run',
  'advertiser/report-center/unsubscribe': 'where the mail about a report leads',
  'advertiser/campaign-insights/:campaignId/product-group/:productGroupId':
    'where reports lead once a product group is promoted',
  'login/return': 'where another site sends back whoever logs in with it',
  'pw/:username': 'where the mail about a new password leads',
  'search/:scope': 'addresses that other programs know; leads on to the search',
  'hashtag/:tag': 'hashtags in the description of a pin; leads on to a topic or the search',
  welcome: 'where signing up leads, once',
  '_self-profile/:tab?': 'addresses that other programs know; leads on to the own profile',
  ':username/decider': 'addresses that other programs know; shows the first tab',
  share: 'where other apps share to the installed app',
  design: 'for those who build Pinfold',
  '*': 'addresses that are none',
};

/**
 * Pages that visitors may read but only members have links to: visitors log in first, or find the same at `/` or
 * `_pins`.
 */
const MEMBERS_ARE_LED_TO = [
  ':username/_followers',
  ':username/_following',
  ':username/pins',
  'homefeed',
  'offline',
];

type Tree = readonly RouteConfigEntry[];

const tree = (entries: Tree): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { index, path } : { path, ...(children && { children: tree(children) }) },
  );

function patternsOf(entries: Tree, parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/');
    return [...(path === undefined && !index ? [] : [own]), ...patternsOf(children, own)];
  });
}

const TABLE = tree(routes);
const PAGES = [...new Set(patternsOf(routes))];

const pageAt = (path: string) =>
  matchRoutes(TABLE, path)
    ?.map(({ route }) => route.path)
    .filter(Boolean)
    .join('/') ?? '';

let app: FastifyInstance;
let world: LinkedWorld;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  world = await linkedWorld(platform);
  app = await testWebServer(platform, productPages);
});

async function signedIn(username_or_email: string): Promise<WebClient> {
  const browser = webClient(app);
  await browser.post('UserSessionResource', 'create', { username_or_email, password: PASSWORD });
  return browser;
}

/** Follows all links as this person, or as a visitor; returns an address of each page reached. */
async function reachedBy(username?: string): Promise<Map<string, string>> {
  const browser = username ? await signedIn(username) : webClient(app);
  const behind = Object.values(BEHIND_PRESSES).map(({ at }) => at(world));
  const from = ['/', ...behind, ...world.mailed];
  const paths = await crawl(browser, { from, userAgent: username ? DESKTOP : PHONE });
  return new Map(paths.map((path) => [pageAt(path), path]));
}

test('every page can be reached from the first one, and by visitors what they may read', async () => {
  const visitor = await reachedBy();
  const members = await Promise.all(['ada', 'hal', 'studio'].map(reachedBy));
  const all = new Map([...members, visitor].flatMap((reached) => [...reached]));
  expect(PAGES.filter((page) => !all.has(page))).toEqual(Object.keys(FROM_ELSEWHERE));

  const readable: string[] = [];
  for (const [page, url] of all) {
    const { status } = await webClient(app).send({ method: 'GET', url });
    if (status === 200 && !visitor.has(page)) readable.push(page);
  }
  expect(readable.toSorted()).toEqual(MEMBERS_ARE_LED_TO);
});

test('visitors are led from a pin, a board and a person to the page on which they report it', async () => {
  const paths = await crawl(webClient(app), { from: ['/'], userAgent: DESKTOP });
  expect(paths).toEqual(
    expect.arrayContaining([`/report/pin/${world.pin}/`, `/report/board/${world.board}/`, '/ada/report/']),
  );
});
