import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const SMALL = { width: 320, height: 640 };

const box = (of: Locator) => of.evaluate((shown) => shown.getBoundingClientRect());
const isCut = (of: Locator) => of.evaluate((shown) => shown.scrollWidth > shown.clientWidth);

/** How wide and high the place is around the middle of something in which a press reaches it. */
function reachOf(pressed: Locator): Promise<{ width: number; height: number }> {
  return pressed.evaluate((shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = (byX: number, byY: number) => {
      let steps = 0;
      const at = () => document.elementFromPoint(x + byX * (steps + 0.5), y + byY * (steps + 0.5));
      while (steps < 400 && shown.contains(at())) steps++;
      return steps;
    };
    return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
  });
}

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

test('on the smallest phones the answers to an invite stand in one line, and its age does not break', async ({
  page,
}) => {
  const owner = await visitorOf(page);
  await signUpFresh(owner, 'Maximiliane');
  const { id: board_id } = await makeBoard(owner, 'Garden plans');
  const invited_username = await signUpFresh(page, 'Mia');
  await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username });
  await owner.context().close();
  const phone = await phoneOf(page);
  await open(phone, `/${invited_username}/`);
  const card = phone.getByRole('list', { name: 'Invitations' }).getByRole('article');
  const [decline, accept] = [
    await box(card.getByRole('button', { name: 'Decline' })),
    await box(card.getByRole('button', { name: 'Accept' })),
  ];
  expect(accept.top).toBe(decline.top);
  expect(await card.getByText('now', { exact: true }).evaluate((age) => age.getClientRects().length)).toBe(1);
  await expect(card).not.toContainText('·');
  const { height } = await reachOf(card.getByRole('link', { name: 'Maximiliane Journey' }));
  expect(height).toBeGreaterThanOrEqual(44);
  await expectToFit(phone);
  await phone.context().close();
});

test('on the smallest phones the board that one saves to can be read beside Save', async ({ page }) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Olga');
  const { id } = await makePin(maker);
  await maker.context().close();
  await signUpFresh(page, 'Mia');
  const phone = await phoneOf(page);
  await open(phone, `/pin/${id}/`);
  const chooser = phone.getByRole('button', { name: 'Choose a board' });
  await expect(chooser).toBeVisible();
  expect(await isCut(chooser.locator('span span').first())).toBe(false);
  const [board, save] = [
    await box(chooser),
    await box(phone.getByRole('main').getByRole('button', { name: 'Save' })),
  ];
  expect(board.right).toBeLessThanOrEqual(save.left);
  await expectToFit(phone);
  await phone.context().close();
});

test('the way back from the own profile is one line in the smallest windows', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await page.setViewportSize({ ...SMALL, width: 305 });
  await open(page, `/${username}/`);
  const back = page.getByRole('main').getByRole('link', { name: 'For you' });
  expect((await box(back.getByText('For you'))).height).toBeLessThan(30);
  await expectToFit(page);
});

test('tabs that do not fit fade out, and the chosen one is in sight in both directions', async ({ page }) => {
  await signUpFresh(page, 'Mia');
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

test('a finger reaches the people of a board, and the boards that a pin names', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  const { id: board_id } = await makeBoard(page, 'Shared', 2);
  const guest = await visitorOf(page);
  const invited_username = await signUpFresh(guest, 'Gus');
  await callAs(page, 'BoardInviteResource.create', { board_id, invited_username });
  await callAs(guest, 'BoardInviteResource.update', { board_id });
  await guest.context().close();
  const phone = await phoneOf(page);
  const expectReach = async (link: Locator, isWide = false) => {
    const { width, height } = await reachOf(link);
    expect(height).toBeGreaterThanOrEqual(44);
    if (isWide) expect(width).toBeGreaterThanOrEqual(44);
  };
  await open(phone, `/${username}/shared/`);
  const faces = phone.getByRole('list', { name: 'People of this board' }).getByRole('link');
  await expect(faces).toHaveCount(2);
  for (const face of await faces.all()) await expectReach(face, true);
  await phone.getByRole('button', { name: 'People of this board' }).click();
  const rows = phone.getByRole('dialog', { name: 'People of this board' }).getByRole('listitem');
  for (const row of await rows.all()) await expectReach(row.getByRole('link'));
  const [pin] = await callAs(page, 'BoardFeedResource.get', { board_id });
  await open(phone, `/pin/${pin?.id}/`);
  for (const place of ['Saved to', 'More from']) {
    const words = phone.getByRole('main').locator('p, h2').filter({ hasText: place });
    await expectReach(words.getByRole('link', { name: 'Shared' }));
  }
  await phone.context().close();
});

test('a finger reaches the way to a legal request', async ({ page }) => {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Olga');
  await other.context().close();
  await signUpFresh(page, 'Mia');
  const phone = await phoneOf(page);
  await open(phone, `/${username}/report/`);
  const { height } = await reachOf(phone.getByRole('link', { name: 'Make a legal request' }));
  expect(height).toBeGreaterThanOrEqual(44);
  await phone.context().close();
});

test('the title of a pin stands at the edge of the page, whichever way its words run', async ({ page }) => {
  await signUpFresh(page, 'Nora');
  const { id } = await makePin(page, { title: 'مطبخ جدتي في الصباح الباكر من كل يوم جمعة' });
  const { id: other } = await makePin(page, { title: 'Morning light over the garden of my grandmother' });
  for (const [pin, dir, edge] of [
    [id, 'ltr', 'left'],
    [other, 'rtl', 'right'],
  ] as const) {
    await open(page, `/pin/${pin}/`);
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
