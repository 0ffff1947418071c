import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request, type Response, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { signUpBusiness } from './businesses.ts';
import { PAGES, PROFILE_PARTS } from './every-page.ts';
import { makeWorld } from './every-world.ts';
import { eachAtOnce, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { publishArticle } from './moderating.ts';
import { runCommand } from './operating.ts';

/** What a page may weigh in JavaScript for a visitor, packed with gzip, in KiB; the question about cookies is part of it. */
const MOST = 139;

/** What it may weigh for a member as it is sent, packed with what the browser takes, in bytes. */
const MOST_SENT = { home: 150_000, others: 176_000 };

/** What has forms or is for the site itself, and no page of somebody. */
const OTHERS = /^\/(design|legal|login|signup|password-reset|limited-login|invite-opt-out|settings)\//;

/** Heavier because of what they show or ask besides, and no heavier than they are: each limit is the next KiB. */
const HEAVIER = [
  { of: /^\/search\//, most: 148 },
  { of: /^\/topics\/\w/, most: 141 },
  { of: /^\/pin\/\d+\/$/, most: 143 },
  { of: /^\/pin\/\d+\/repin\/$/, most: 179 },
  { of: /\/report\/$/, most: 172 },
  // There is no such board.
  { of: /\/attic\/$/, most: 144 },
  // Boards and pins in one; the root of whoever has created nothing shows this, too.
  { of: /\/_saved\/$|^\/(atelier|nil)\w*\/(_hub\/)?$/, most: 141 },
];

test('a visitor loads little code to see any page of anybody, whatever they have', async ({ page }) => {
  test.setTimeout(300_000);
  const paths = (await pathsOfVisitors(page)).filter((path) => !OTHERS.test(path));
  await eachAtOnce(paths, 3, async (path) => {
    const sizes = await scriptsOf(page, path);
    expect(sizes.length, path).toBeGreaterThan(2);
    const most = HEAVIER.find(({ of }) => of.test(path))?.most ?? MOST;
    const size = sizes.reduce((total, one) => total + one, 0) / 1024;
    expect.soft(size, path).toBeLessThanOrEqual(most);
  });
});

/** Every page there is, and those of the profiles of a business with everything, a new one, and somebody new. */
async function pathsOfVisitors(page: Page): Promise<string[]> {
  const [studio, atelier, nil, staff] = await Promise.all([1, 2, 3, 4].map(() => visitorOf(page)));
  if (!studio || !atelier || !nil || !staff) throw new Error('There are four browsers.');
  const owned = await makeWorld(page);
  const business = await fullBusiness(studio);
  const others = [business, await signUpBusiness(atelier, 'Atelier'), await signUpFresh(nil, 'Nil')];
  const articleId = await publishArticle(staff, 'Lamps', owned.pinId);
  await Promise.all([studio, atelier, nil, staff].map((one) => one.context().close()));
  const moderated = { topicId: '', caseId: '', experienceId: '' };
  const world = { ...owned, articleId, business: { username: business, id: '' }, moderated };
  const listed = PAGES.filter(({ only = 'visitor' }) => only === 'visitor').map(({ path }) => path(world));
  const ofOthers = others.flatMap((username) => ['', ...PROFILE_PARTS].map((part) => `/${username}/${part}`));
  return [...listed, ...ofOthers.map((path) => path.replace(/[^/]$/, '$&/'))];
}

test('a member loads little more than a visitor to see what they come for', async ({ page }) => {
  test.slow();
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Vera');
  const board = await makeBoard(other, 'Chairs', 2);
  const pin = await makePin(other, { board_id: board.id });
  await other.context().close();
  const own = `/${await signUpFresh(page, 'Max')}`;
  const ownBoard = await makeBoard(page, 'Lamps', 2);
  const cookies = await page.context().cookies();
  const ofVera = [`/${username}/`, `/${username}/_saved/`, board.url, `/pin/${pin.id}/`];
  const ofMax = [`${own}/_saved/`, `${own}/_pins/`, ownBoard.url, '/settings/'];
  const ofMembers = ['/', ...ofVera, ...ofMax, '/news/', '/conversations/', '/search/?q=chairs'];
  await eachAtOnce(ofMembers, 3, async (path) => {
    const member = await visitorOf(page);
    await member.context().addCookies(cookies);
    const most = path === '/' ? MOST_SENT.home : MOST_SENT.others;
    const sent = await sentFor(member, path);
    expect(sent, path).toBeLessThanOrEqual(most);
    await member.context().close();
  });
});

/** A verified merchant whose profile has everything that visitors can see, except a video. */
async function fullBusiness(owner: Page): Promise<string> {
  const username = await signUpBusiness(owner, 'Studio');
  await callAs(owner, 'UserSettingsResource.update', {
    ...{
      about: 'Lamps and chairs, see https://lamps.example or #lamps',
      website_url: 'https://lamps.example',
    },
    pronouns: ['they', 'them'],
  });
  await callAs(owner, 'BusinessContactResource.update', { contact_email: 'hello@lamps.example' });
  await callAs(owner, 'MerchantLabelsResource.update', {
    owner_labels: ['woman'],
    business_diversity_labels: ['lgbtq'],
  });
  await makeBoard(owner, 'Chairs', 2);
  await makePin(owner, {});
  await runCommand('app/merchant.ts', 'verify', username, 'eco_friendly,inclusive');
  await arrange('update users set profile_views = 1234 where username = $1', [username]);
  return username;
}

/** How many bytes of scripts a signed-in browser is sent for a page that it has not seen. */
async function sentFor(member: Page, path: string): Promise<number> {
  const scripts: Request[] = [];
  member.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await member.goto(path, { waitUntil: 'networkidle' });
  await expect(member.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
  expect(Math.min(...sizes), path).toBeGreaterThan(0);
  return sizes.reduce((total, size) => total + size, 0);
}

/** How large the scripts are that a page loads by itself on a first visit, packed; asked without a cache. */
async function scriptsOf(page: Page, path: string): Promise<number[]> {
  const visitor = await visitorOf(page);
  await visitor.context().clearCookies();
  const scripts: Response[] = [];
  visitor.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await visitor.goto(path, { waitUntil: 'networkidle' });
  // The question about cookies comes with the first visit, a moment after all else.
  await expect(visitor.locator('[data-cookie-banner]')).toBeVisible();
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  await visitor.context().close();
  return sizes;
}
