import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { callAs } from './acting.ts';
import { PAGES, type Shown, type Viewer } from './every-page.ts';
import { findModerated, makeBusiness, makeWorld, type World } from './every-world.ts';
import {
  eachAtOnce,
  errorsOf,
  expectAccessible,
  expectToFit,
  layoutShiftOf,
  open,
  watchLayoutShift,
} from './looking.ts';
import { publishArticle } from './moderating.ts';
import { unstyledClassesOf } from './page-styles.ts';

/** One browser looks at so many in a test, and at a few of them at once, as much of the time is spent waiting. */
const PAGES_OF_A_TEST = 40;
const AT_ONCE = 3;

// In one worker, as each makes the world anew.
test.describe.configure({ mode: 'default' });

let world: World;

/** Browsers that know the code of the pages from one to the next. */
const browsers = new Map<Viewer, BrowserContext>();

test.beforeAll(async ({ browser }) => {
  const pageOf = async (viewer: Viewer) => {
    const context = await browser.newContext();
    browsers.set(viewer, context);
    return context.newPage();
  };
  const page = await pageOf('owner');
  const owned = await makeWorld(page);
  const studio = await pageOf('business');
  const business = await makeBusiness(studio, await pageOf('partner'));
  await callAs(studio, 'ReportResource.create', { kind: 'pin', id: owned.pinId, reason: 'spam' });
  const staff = await pageOf('staff');
  const articleId = await publishArticle(staff, 'Lamps', owned.pinId);
  world = { ...owned, business, articleId, moderated: await findModerated(staff) };
  await Promise.all([page, studio, staff].map((one) => one.close()));
});

test.afterAll(() => Promise.all([...browsers.values()].map((context) => context.close())));

for (const viewer of ['owner', 'visitor', 'staff', 'business', 'partner'] as const) {
  const isGuest = viewer === 'owner' || viewer === 'visitor';
  const shown = PAGES.filter(({ only }) => (only ? only === viewer : isGuest));
  for (let from = 0; from < shown.length; from += PAGES_OF_A_TEST) {
    const group = shown.slice(from, from + PAGES_OF_A_TEST);
    const names = `${group[0]?.name} to ${group.at(-1)?.name}`;
    test(`to the ${viewer}, ${names}: named, still, without an error or a barrier, at every width`, async ({
      browser,
    }) => {
      test.slow();
      const context = await contextOf(viewer, browser);
      const looks = Array.from({ length: AT_ONCE }, (_, at) =>
        group.filter((__, index) => index % AT_ONCE === at),
      );
      await eachAtOnce(looks, AT_ONCE, async (pages) => {
        const page = await context.newPage();
        await watchLayoutShift(page);
        const errors = errorsOf(page);
        for (const one of pages) await test.step(one.name, () => look(page, viewer, one, errors));
        await page.close();
      });
      if (viewer === 'visitor') await context.close();
    });
  }
}

async function look(page: Page, viewer: Viewer, { path, title, status = 200 }: Shown, errors: string[]) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const response = await open(page, path(world));
  expect(response?.status()).toBe(status);
  expect(unstyledClassesOf((await response?.text()) ?? '')).toEqual([]);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await layoutShiftOf(page)).toEqual([]);
  // One looks in the light and from afar, another in the dark and from a narrow phone.
  if (viewer !== 'owner') await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  // Without motion, as colours that are still changing have no contrast yet.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  if (viewer !== 'visitor') await expectAccessible(page);
  expect(errors.splice(0).filter((error) => !isOfStatus(error, status))).toEqual([]);
}

/** A visitor begins with nothing in their browser. */
async function contextOf(viewer: Viewer, browser: Browser): Promise<BrowserContext> {
  return browsers.get(viewer) ?? browser.newContext();
}

/** The browser itself notes every page that is not there. */
function isOfStatus(error: string, status: number): boolean {
  return status !== 200 && error.includes(`the server responded with a status of ${status}`);
}
