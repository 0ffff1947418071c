import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request, type Response, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { signUpBusiness } from './businesses.ts';
import { eachAtOnce, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** What a page may weigh in JavaScript for a visitor, packed with gzip, in KiB; the question about cookies is part of it. */
const MOST = 138;

/** What it may weigh for a member as it is sent, packed with what the browser takes, in bytes. */
const MOST_SENT = { home: 150_000, others: 175_000 };

test('a visitor loads little code to see a profile, its boards, a board or a pin, and a member little more to see what they come for', async ({
  page,
}) => {
  test.slow();
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Vera');
  const board = await makeBoard(other, 'Chairs', 2);
  const pin = await makePin(other, { board_id: board.id });
  await other.context().close();
  const ofVisitors = [
    `/${username}/`,
    `/${username}/_boards/`,
    board.url,
    `/pin/${pin.id}/`,
    `/${await fullBusiness(page)}/`,
  ];
  await eachAtOnce(ofVisitors, 3, async (path) => {
    const sizes = await scriptsOf(page, path);
    expect(sizes.length, path).toBeGreaterThan(2);
    expect(
      sizes.reduce((total, size) => total + size, 0),
      path,
    ).toBeLessThanOrEqual(1024 * MOST);
  });

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

/** A profile with everything that visitors can see, except a video. */
async function fullBusiness(page: Page): Promise<string> {
  const owner = await visitorOf(page);
  const username = await signUpBusiness(owner, 'Studio');
  await callAs(owner, 'UserSettingsResource.update', {
    ...{
      about: 'Lamps and chairs, see https://lamps.example or #lamps',
      website_url: 'https://lamps.example',
    },
    pronouns: ['they', 'them'],
  });
  await callAs(owner, 'BusinessContactResource.update', { contact_email: 'hello@lamps.example' });
  await makePin(owner, {});
  await arrange('update users set profile_views = 1234 where username = $1', [username]);
  await owner.context().close();
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
