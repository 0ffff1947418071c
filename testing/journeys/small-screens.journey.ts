import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectStill, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { reachOf } from './reaching.ts';

const SMALL = { width: 320, height: 640 };

const box = (of: Locator) => of.evaluate((shown) => shown.getBoundingClientRect());
const isCut = (of: Locator) => of.evaluate((shown) => shown.scrollWidth > shown.clientWidth);

/** The same person on a small phone. */
async function phoneOf(page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...devices['Pixel 7'], viewport: SMALL, storageState });
  if (!context) throw new Error('There is no browser.');
  return context.newPage();
}

/** Mia's board, on which Gus works too, and a pin of his. */
async function sharedBoard(page: Page) {
  const username = await signUpFresh(page, 'Mia');
  const { id: board_id } = await makeBoard(page, 'Shared', 2);
  const guest = await visitorOf(page);
  const gus = await signUpFresh(guest, 'Gus');
  await callAs(page, 'BoardInviteResource.create', { board_id, invited_username: gus });
  await callAs(guest, 'BoardInviteResource.update', { board_id });
  const { id: pinOfGus } = await makePin(guest);
  await guest.context().close();
  const [pin] = await callAs(page, 'BoardFeedResource.get', { board_id });
  return { username, gus, pinOfGus, pinId: pin?.id };
}

test('on the smallest phones a finger reaches what it should, and what is beside Save can be read', async ({
  page,
}) => {
  const { username, gus, pinOfGus, pinId } = await sharedBoard(page);
  const phone = await phoneOf(page);
  const expectReach = async (link: Locator, isWide = false) => {
    const { width, height } = await reachOf(link);
    expect(height).toBeGreaterThanOrEqual(44);
    if (isWide) expect(width).toBeGreaterThanOrEqual(44);
  };

  await test.step('the people of a board', async () => {
    await open(phone, `/${username}/shared/`);
    // It lies over the faces.
    await phone.getByRole('note').getByRole('button', { name: 'Dismiss' }).click();
    const faces = phone.getByRole('list', { name: 'Collaborators' }).getByRole('link');
    await expect(faces).toHaveCount(2);
    for (const face of await faces.all()) await expectReach(face, true);
    await phone.getByRole('button', { name: 'Collaborators' }).click();
    const rows = phone.getByRole('dialog', { name: 'Collaborators' }).getByRole('listitem');
    // It slides in after half a second.
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
    await expectStill(phone);
    for (const row of await rows.all()) await expectReach(row.getByRole('link'));
  });

  await test.step('the boards that a pin names', async () => {
    await open(phone, `/pin/${pinId}/`);
    for (const place of ['Saved to', 'More from']) {
      const words = phone.getByRole('main').locator('p, h2').filter({ hasText: place });
      await expectReach(words.getByRole('link', { name: 'Shared' }));
    }
  });

  await test.step('the way to a legal request', async () => {
    await open(phone, `/${gus}/report/`);
    await expectReach(phone.getByRole('link', { name: 'Make a legal request' }));
  });
  await phone.context().close();

  await test.step('the board that one saves to', async () => {
    await signUpFresh(page, 'Olga');
    const small = await phoneOf(page);
    await open(small, `/pin/${pinOfGus}/`);
    const chooser = small.getByRole('button', { name: 'Choose a board' });
    await expect(chooser).toBeVisible();
    expect(await isCut(chooser.locator('span span').first())).toBe(false);
    const save = small.getByRole('main').getByRole('button', { name: 'Save' });
    expect((await box(chooser)).right).toBeLessThanOrEqual((await box(save)).left);
    await expectToFit(small);
    await small.context().close();
  });
});

test('in both directions tabs that do not fit fade out with the chosen one in sight, and the title of a pin stands at the edge', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');

  await test.step('the title of a pin stands at the edge of the page, whichever way its words run', async () => {
    const arabic = await makePin(page, { title: 'مطبخ جدتي في الصباح الباكر من كل يوم جمعة' });
    const english = await makePin(page, { title: 'Morning light over the garden of my grandmother' });
    for (const [pin, dir, edge] of [
      [arabic, 'ltr', 'left'],
      [english, 'rtl', 'right'],
    ] as const) {
      await open(page, `/pin/${pin.id}/`);
      await page.evaluate((to) => {
        document.dir = to;
      }, dir);
      const title = page.getByRole('heading', { level: 1 });
      const align = await title.evaluate((shown) => {
        const range = document.createRange();
        range.selectNodeContents(shown);
        const outer = shown.getBoundingClientRect();
        const lines = [...range.getClientRects()];
        return lines.map((line) => ({ left: line.left - outer.left, right: outer.right - line.right }));
      });
      for (const line of align) expect(line[edge]).toBeCloseTo(0, 0);
    }
  });

  await page.setViewportSize(SMALL);
  for (const direction of ['ltr', 'rtl']) {
    await page.addInitScript((dir) => {
      new MutationObserver(() => {
        if (document.documentElement && document.dir !== dir) document.dir = dir;
      }).observe(document, { childList: true, subtree: true });
    }, direction);
    await open(page, '/search/me/?q=morning');
    const row = page.getByRole('navigation').getByRole('list').filter({ hasText: 'Boards' });
    expect(await isCut(row), direction).toBe(true);
    const chosen = await box(row.locator('[aria-current=page]'));
    expect(chosen.left, direction).toBeGreaterThanOrEqual(0);
    expect(chosen.right, direction).toBeLessThanOrEqual(SMALL.width);
    expect(await row.evaluate((shown) => getComputedStyle(shown).maskImage)).toContain('gradient');
  }
});
